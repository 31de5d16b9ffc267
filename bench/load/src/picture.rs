//! The latencies as a picture: for every share of the commands, the time within which they were answered. Both axes are
//! logarithmic, so that the slowest in a thousand are seen as well as the median.

use std::fmt::Write as _;
use std::time::Duration;

/// A server's line: its name and its latencies, from the shortest to the longest.
pub(crate) type Series<'a> = (&'static str, &'a [Duration]);

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 460.0;
const LEFT: f64 = 84.0;
const RIGHT: f64 = 40.0;
const TOP: f64 = 60.0;
const BOTTOM: f64 = 60.0;
/// The shares along the bottom, as the part that is slower.
const SHARES: &[(f64, &str)] =
    &[(1.0, "0"), (0.5, "50 %"), (0.1, "90 %"), (0.01, "99 %"), (0.001, "99.9 %"), (0.0001, "99.99 %")];
/// Colour, and dashes for those who don't tell the colours apart.
const STYLES: &[(&str, &str)] = &[("#1f6f5c", ""), ("#8a5a00", "7 4"), ("#a03050", "2 3")];
/// A line needs no more points than this.
const POINTS: u32 = 300;

struct Axes {
    /// Powers of ten of milliseconds.
    lowest: f64,
    highest: f64,
    /// The smallest share that is shown.
    rarest: f64,
}

impl Axes {
    fn of(series: &[Series<'_>]) -> Axes {
        let all = || series.iter().flat_map(|(_, latencies)| latencies.iter().copied());
        let power = |duration: Duration| (duration.as_secs_f64() * 1e3).max(0.01).log10();
        let lowest = all().min().map_or(-1.0, power).floor();
        let highest = all().max().map_or(1.0, power).ceil().max(lowest + 1.0);
        let most = series.iter().map(|(_, latencies)| latencies.len()).max().unwrap_or(0);
        let rarest = SHARES.iter().map(|(share, _)| *share).rfind(|share| share * as_f64(most) >= 1.0);
        Axes { lowest, highest, rarest: rarest.unwrap_or(0.1).min(0.1) }
    }

    fn x(&self, slower: f64) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * slower.max(self.rarest).log10() / self.rarest.log10()
    }

    fn y(&self, millis: f64) -> f64 {
        let height = (millis.max(0.01).log10() - self.lowest) / (self.highest - self.lowest);
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * height
    }
}

#[allow(clippy::cast_precision_loss, reason = "counts of a run are far below 2^53")]
fn as_f64(count: usize) -> f64 {
    count as f64
}

/// An SVG of these lines.
pub(crate) fn draw(title: &str, series: &[Series<'_>]) -> String {
    let axes = Axes::of(series);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <title>{title}</title>\n<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n\
         <text x=\"{LEFT}\" y=\"24\" font-size=\"15\">{title}</text>\n"
    );
    grid(&mut svg, &axes);
    for (index, (name, latencies)) in series.iter().enumerate() {
        let (colour, dashes) = STYLES[index % STYLES.len()];
        let points = points(&axes, latencies);
        let style =
            format!("stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dashes}\" fill=\"none\"");
        let _ = writeln!(svg, "<polyline {style} points=\"{points}\"/>");
        let (x, y) = (LEFT + 170.0 * as_f64(index), 44.0);
        let _ = writeln!(svg, "<path {style} d=\"M{x:.0} {:.0}h30\"/>", y - 4.0);
        let _ = writeln!(svg, "<text x=\"{:.0}\" y=\"{y}\" fill=\"{colour}\">{name}</text>", x + 38.0);
    }
    svg + "</svg>\n"
}

fn grid(svg: &mut String, axes: &Axes) {
    let (right, bottom) = (WIDTH - RIGHT, HEIGHT - BOTTOM);
    let mut power = axes.lowest;
    while power <= axes.highest {
        let y = axes.y(10_f64.powf(power));
        let label = format!("{} ms", 10_f64.powf(power));
        let _ = writeln!(svg, "<path d=\"M{LEFT} {y:.1}H{right}\" stroke=\"#ddd\"/>");
        let _ = writeln!(
            svg,
            "<text x=\"{:.0}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>",
            LEFT - 8.0,
            y + 4.0
        );
        power += 1.0;
    }
    for (share, label) in SHARES.iter().filter(|(share, _)| *share >= axes.rarest) {
        let x = axes.x(*share);
        let _ = writeln!(svg, "<path d=\"M{x:.1} {TOP}V{bottom}\" stroke=\"#ddd\"/>");
        let _ = writeln!(
            svg,
            "<text x=\"{x:.1}\" y=\"{:.0}\" text-anchor=\"middle\">{label}</text>",
            bottom + 20.0
        );
    }
    let (x, y) = (f64::midpoint(LEFT, right), bottom + 44.0);
    let _ = writeln!(
        svg,
        "<text x=\"{x:.0}\" y=\"{y:.0}\" text-anchor=\"middle\">this share of the commands was acknowledged within the time</text>"
    );
}

/// The line of one server, from everything to the rarest share.
fn points(axes: &Axes, latencies: &[Duration]) -> String {
    let mut text = String::new();
    for step in 0..=POINTS {
        let slower = axes.rarest.powf(f64::from(step) / f64::from(POINTS));
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share of a count")]
        let rank = ((1.0 - slower) * as_f64(latencies.len())) as usize;
        let Some(latency) = latencies.get(rank.min(latencies.len().saturating_sub(1))) else { break };
        let _ = write!(text, "{:.1},{:.1} ", axes.x(slower), axes.y(latency.as_secs_f64() * 1e3));
    }
    text.truncate(text.trim_end().len());
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_rises_from_left_to_right_within_the_frame() {
        let latencies: Vec<Duration> = (1..=5_000).map(Duration::from_micros).collect();
        let svg = draw("load", &[("tablier", &latencies), ("bare", &latencies[..10])]);
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
        let line = svg.split("points=\"").nth(1).unwrap().split('"').next().unwrap();
        let points: Vec<(f64, f64)> = line
            .split(' ')
            .map(|point| point.split_once(',').unwrap())
            .map(|(x, y)| (x.parse().unwrap(), y.parse().unwrap()))
            .collect();
        assert!(points.is_sorted_by(|a, b| a.0 <= b.0 && a.1 >= b.1));
        assert!(points.iter().all(|(x, y)| (LEFT..=WIDTH).contains(x) && (TOP..=HEIGHT).contains(y)));
        assert!(svg.contains("99.9 %") && !svg.contains("99.99 %"), "5,000 commands have no such share");
    }

    #[test]
    fn nothing_measured_is_an_empty_picture() {
        assert!(draw("load", &[("tablier", &[])]).contains("points=\"\""));
    }
}
