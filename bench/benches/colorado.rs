//! temp
use std::time::Instant;
use tablier_colorado::*;
fn main() {
    let b: Board = "RYBGRYGB/GRGBGYRY/YYBRBBGR/BGRYYRBG/RGBYRGBY/YYGRYYBR/BBRGBGRG/GRYBGRYB"
        .parse()
        .unwrap();
    let g = Geometry::new(b);
    for _ in 0..5 {
        let t = Instant::now();
        let n = perft(&g, &Position::START, 6);
        let a = n as f64 / t.elapsed().as_secs_f64() / 1e6;
        let t = Instant::now();
        let n = tablier_bench::colorado::chess_perft(&cozy_chess::Board::default(), 6);
        let c = n as f64 / t.elapsed().as_secs_f64() / 1e6;
        println!("colorado {a:.0} chess {c:.0} {n} ratio {:.2}", a / c);
    }
}
