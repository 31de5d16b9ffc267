//! A film is enough to animate a stroke: its closed form joins up, and it is small.

use tablier_koroona::equipment::Equipment;
use tablier_koroona::physics::{Model, Simulator};
use tablier_koroona::stroke::{Film, FilmLeg, Stroke, play};
use tablier_koroona::table::{Point, Stand, Table};

/// As `stroke::film` documents it, in plain floating point as a client would.
fn at(film: &Film, leg: &FilmLeg, t: i32) -> (f64, f64) {
    let [vx, vy] = leg.velocity.map(f64::from);
    let speed = libm::hypot(vx, vy);
    let slowing = f64::from(film.slowing);
    let seconds = (f64::from(t - leg.t) * 1e-6).min(speed / slowing);
    let factor = if speed > 0.0 { seconds - slowing * seconds * seconds / (2.0 * speed) } else { 0.0 };
    (f64::from(leg.from.x) + vx * factor, f64::from(leg.from.y) + vy * factor)
}

fn off(place: (f64, f64), point: Point) -> f64 {
    libm::hypot(place.0 - f64::from(point.x), place.1 - f64::from(point.y))
}

#[test]
fn a_films_legs_join_up_to_a_hundredth_of_a_millimetre_from_every_stand() {
    let mut simulator = Simulator::new(Model::new(&Equipment::STANDARD));
    for (n, stand) in Stand::ALL.into_iter().cycle().take(200).enumerate() {
        let table = Table::start([&[Stand::South, Stand::North], &[Stand::West, Stand::East]]);
        let n = i32::try_from(n).unwrap();
        let stroke =
            Stroke { x: 300_000 + 2_000 * n, y: 100_000, angle: 400_000 - 4_000 * n, speed: 1_000 + 19 * n };
        let Ok(played) = play(&mut simulator, &table, stand, &stroke) else {
            continue;
        };
        let film = Film::of(&played, stand);
        let mut worst: f64 = 0.0;
        for path in &film.paths {
            for pair in path.legs.windows(2) {
                worst = worst.max(off(at(&film, &pair[0], pair[1].t), pair[1].from));
            }
            worst = worst.max(off(at(&film, path.legs.last().unwrap(), path.end.t), path.end.at));
        }
        assert!(worst < 10.0, "stroke {n}: {worst} µm");
        let size = serde_json::to_string(&film).unwrap().len();
        assert!(size < 20_000, "stroke {n}: {size} bytes");
    }
}
