//! What a client draws Koroona's table from: the equipment in whole micrometres, milligrams and thousandths.

use std::fmt::Write;

use tablier_koroona::equipment::IN_PLAY;
use tablier_koroona::table::RULER;

use super::files::HEADER;

/// The file's text.
pub(crate) fn text() -> String {
    let e = &IN_PLAY;
    let rows = [
        ("surface", "Side of the square playing surface, inside the rim, in µm.", 1000.0 * e.surface),
        ("pocketRadius", "Radius of the four pockets.", 1000.0 * e.pocket_radius),
        ("pocketInset", "Distance of a pocket's centre from both rims.", 1000.0 * e.pocket_inset),
        ("zoneLine", "Distance of the middle of each zone line from its rim.", 1000.0 * e.zone_line),
        ("circleRadius", "Radius of the middle of the centre circle's line.", 1000.0 * e.circle_radius),
        ("lineWidth", "Width of all painted lines.", 1000.0 * e.line_width),
        ("discRadius", "Radius of a game disc.", 1000.0 * e.disc_radius),
        ("discHole", "Radius of the hole in a game disc.", 1000.0 * e.disc_hole),
        ("strikerRadius", "Radius of the striker.", 1000.0 * e.striker_radius),
        ("strikerHole", "Radius of the hole in the striker.", 1000.0 * e.striker_hole),
        (
            "darkStrip",
            "A disc whose centre is no further from the shooter's rim is dark (N6).",
            RULER.dark_strip.into(),
        ),
        (
            "darkCircle",
            "A disc whose centre is no further from the middle is dark (N6).",
            RULER.dark_circle.into(),
        ),
        ("slowing", "How fast a sliding disc slows down, in µm/s².", 1000.0 * e.slowing()),
        (
            "fallTime",
            "How long a disc that nothing carries drops over a hole until it is caught, in µs.",
            1e6 * e.fall_time(),
        ),
        ("rimJump", "What arrives at a rim faster jumps over it, in mm/s.", e.rim_jump),
        ("slowestStroke", "The slowest stroke, in mm/s.", e.slowest_stroke),
        ("fastestStroke", "The fastest stroke, in mm/s.", e.fastest_stroke),
        ("discMass", "Mass of a game disc, in mg.", 1000.0 * e.disc_mass),
        ("strikerMass", "Mass of the striker, in mg.", 1000.0 * e.striker_mass),
        (
            "discRestitution",
            "Restitution disc on disc, slow contacts, in thousandths.",
            1000.0 * e.disc_restitution_slow,
        ),
        (
            "rimRestitution",
            "Restitution disc on rim, slow contacts, in thousandths.",
            1000.0 * e.rim_restitution_slow,
        ),
    ];
    let mut text = format!("{HEADER}/** Koroona's table and discs. */\nexport const KOROONA = {{\n");
    for (name, docs, value) in rows {
        writeln!(text, "  /** {docs} */\n  {name}: {:.0},", value.round()).expect("a string takes any text");
    }
    text + "} as const;\n"
}
