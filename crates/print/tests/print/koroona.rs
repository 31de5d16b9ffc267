//! Koroona's plans: every line where the table has it, over all sheets, and templates of the right size.

use tablier_koroona::equipment::{Equipment, IN_PLAY};
use tablier_print::koroona::{Grid, OUTSIDE, OVERLAP, set};
use tablier_print::{Language, Paper};

use crate::reader::{At, Page, close, near, read};

const E: Equipment = IN_PLAY;

/// The pages of a plan, row by row.
fn plan(pages: &[Page], scale: f64) -> Vec<&Page> {
    let mark = if scale < 1.0 { "1:2" } else { "1:1" };
    pages.iter().filter(|page| page.says(mark)).collect()
}

#[test]
fn every_sheet_shows_its_part_of_the_same_table() {
    for paper in Paper::ALL {
        let pages = read(&set(paper, Language::English));
        for scale in [0.5, 1.0] {
            let grid = Grid::new(paper, scale);
            let sheets = plan(&pages, scale);
            assert_eq!(sheets.len(), usize::from(grid.columns) * usize::from(grid.rows));
            for (sheet, place) in sheets.into_iter().zip(0_u8..) {
                let (column, row) = (place % grid.columns, place / grid.columns);
                let step = (grid.shown.0 - OVERLAP, grid.shown.1 - OVERLAP);
                // Where the table's far left corner is, seen from this sheet.
                let origin = (
                    10.0 + scale * OUTSIDE - f64::from(column) * step.0,
                    26.0 + scale * OUTSIDE - f64::from(row) * step.1,
                );
                let at = |x: f64, y: f64| (origin.0 + scale * x, origin.1 + scale * y);
                let has =
                    |centre: At, radius: f64| sheet.circles(radius).iter().any(|one| close(*one, centre));
                assert!(has(at(500.0, 500.0), scale * E.circle_radius), "circle, sheet {place}");
                for (x, y) in E.pockets() {
                    assert!(has(at(x, y), scale * E.pocket_radius), "pocket, sheet {place}");
                }
                for y in [E.zone_line, E.surface - E.zone_line] {
                    let (from, to) = (at(0.0, y), at(E.surface, y));
                    let line = sheet.painted.iter().find(|painted| {
                        painted.straight().is_some_and(|ends| close(ends.0, from) && close(ends.1, to))
                    });
                    let width = line.and_then(|line| line.line).expect("a zone line on every sheet");
                    assert!(near(width, scale * E.line_width), "sheet {place}: {width}");
                }
                let name = format!("{}{}", char::from(b'A' + column), row + 1);
                assert!(sheet.said.iter().any(|said| said.words == name), "{name}");
            }
        }
    }
}

#[test]
fn the_sheets_cover_the_table_and_overlap() {
    for paper in Paper::ALL {
        for scale in [0.5, 1.0] {
            let grid = Grid::new(paper, scale);
            let whole = scale * (E.surface + 2.0 * OUTSIDE);
            for (sheets, shown) in [(grid.columns, grid.shown.0), (grid.rows, grid.shown.1)] {
                let covered = |sheets: u8| f64::from(sheets) * (shown - OVERLAP) + OVERLAP;
                assert!(covered(sheets) >= whole - 1e-6, "they cover it");
                assert!(covered(sheets - 1) < whole, "with none too many");
            }
        }
    }
    let (full, half) = (Grid::new(Paper::A4, 1.0), Grid::new(Paper::A4, 0.5));
    assert_eq!((full.columns * full.rows, half.columns * half.rows), (24, 6));
}

/// Four marks a sheet, two short lines each, at the corners of what it shows.
#[test]
fn every_sheet_has_cutting_marks() {
    for paper in Paper::ALL {
        let pages = read(&set(paper, Language::German));
        let grid = Grid::new(paper, 1.0);
        for sheet in plan(&pages, 1.0) {
            for x in [10.0, 10.0 + grid.shown.0] {
                for y in [26.0, 26.0 + grid.shown.1] {
                    let lying = sheet.straight().any(|(from, to)| {
                        near(from.1, y)
                            && near(to.1, y)
                            && near((from.0 - x).abs(), 1.0)
                            && near((to.0 - x).abs(), 3.5)
                    });
                    let standing = sheet.straight().any(|(from, to)| {
                        near(from.0, x)
                            && near(to.0, x)
                            && near((from.1 - y).abs(), 1.0)
                            && near((to.1 - y).abs(), 3.5)
                    });
                    assert!(lying && standing, "{x} {y}");
                }
            }
        }
    }
}

#[test]
fn templates_are_as_large_as_what_they_are_for() {
    let pages = read(&set(Paper::A4, Language::English));
    let page = &pages[2];
    assert_eq!(page.circles(E.disc_radius).len(), 16);
    assert_eq!(page.circles(E.disc_hole).len(), 16);
    assert_eq!(page.circles(E.striker_radius).len(), 2);
    assert_eq!(page.circles(E.striker_hole).len(), 2);
}

#[test]
fn the_builders_drawing_has_every_measure() {
    for language in Language::ALL {
        let pages = read(&set(Paper::Letter, language));
        let text = pages[1].text();
        let half = if language == Language::English { "12.5" } else { "12,5" };
        for measure in [
            "1000 × 1000",
            "Ø 100",
            "65",
            "130",
            "740",
            "Ø 250",
            "Ø 25 · Ø 9 · 4 g",
            "Ø 50 · Ø 11 · 15 g",
            half,
            "200",
            "34",
        ] {
            assert!(text.lines().any(|line| line == measure), "{measure} is missing: {text}");
        }
    }
}
