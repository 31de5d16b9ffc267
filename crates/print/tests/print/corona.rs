//! Corona's set: halves that meet, a whole ring, pieces that markers fit into, chips for eight.

use tablier_print::{Language, Paper, corona};

use crate::reader::{At, Page, Painted, close, near, read};

/// Pieces of a ring: filled, curved, and neither circles nor arrowheads.
fn spaces(page: &Page) -> Vec<&Painted> {
    let large = |painted: &&Painted| painted.size().0 > 20.0 && painted.size().1 > 20.0;
    page.painted.iter().filter(|painted| painted.curved && painted.fill.is_some()).filter(large).collect()
}

fn apart(a: At, b: At) -> f64 {
    libm::hypot(a.0 - b.0, a.1 - b.1)
}

fn turned_half_round((x, y): At, (cx, cy): At) -> At {
    (2.0 * cx - x, 2.0 * cy - y)
}

/// The two prints of the half lie with their straight edges against each other, one turned half round about the middle
/// of that edge: the corners of the spaces on the edge must come to lie on each other, to 0.1 mm.
#[test]
fn the_halves_meet() {
    for paper in Paper::ALL {
        let pages = read(&corona::set(paper, Language::English));
        let half = &pages[0];
        let spaces = spaces(half);
        assert_eq!(spaces.len(), 6);
        // The edge to cut along: the longest straight line.
        let length = |(from, to): &(At, At)| apart(*from, *to);
        let edge = half.straight().max_by(|a, b| length(a).total_cmp(&length(b))).unwrap();
        assert!(near(edge.0.0, edge.1.0), "it is upright");
        let middle = (edge.0.0, 0.5 * (edge.0.1 + edge.1.1));
        let on_edge: Vec<At> = spaces
            .iter()
            .flat_map(|space| space.points.iter().copied())
            .filter(|point| (point.0 - edge.0.0).abs() < 0.1)
            .collect();
        assert!(on_edge.len() >= 4, "two spaces end at the edge, with two corners each: {on_edge:?}");
        for point in &on_edge {
            let meets = turned_half_round(*point, middle);
            let meeting = on_edge.iter().any(|other| apart(*other, meets) < 0.1);
            assert!(meeting, "{point:?} meets nothing at {meets:?}");
        }
        // All is on one side of the edge, and the ring's ends are the edge's.
        assert!(spaces.iter().all(|space| space.bounds().0.0 > edge.0.0 - 0.1));
        assert!(
            on_edge.iter().any(|point| close(*point, edge.0))
                && on_edge.iter().any(|point| close(*point, edge.1))
        );
    }
}

/// Shaded and plain in turns all around, also where the halves meet.
#[test]
fn every_other_space_is_shaded() {
    let pages = read(&corona::set(Paper::A4, Language::English));
    for (page, count) in [(0, 6), (1, 12)] {
        let spaces = spaces(&pages[page]);
        assert_eq!(spaces.len(), count);
        let shaded: Vec<bool> = spaces.iter().map(|space| space.fill != Some([255; 3])).collect();
        assert!(shaded.windows(2).all(|two| two[0] != two[1]));
        assert_ne!(shaded.first(), shaded.last());
    }
}

#[test]
fn markers_fit_into_pieces_and_there_are_enough() {
    let pages = read(&corona::set(Paper::A4, Language::English));
    let page = &pages[2];
    let pieces = page.circles(12.5);
    assert_eq!(pieces.len(), 6);
    let sockets = page.circles(7.5);
    assert!(pieces.iter().zip(&sockets).all(|(piece, socket)| close(*piece, *socket)));
    let markers = page.circles(7.0);
    assert_eq!(markers.len(), 12);
    // Each marker has its shape within it: no two colours have shapes with the same number of corners.
    let mut corners = Vec::new();
    for marker in &markers[..6] {
        let shape = page.painted.iter().find(|painted| {
            painted.fill.is_some()
                && (painted.middle().0 - marker.0).abs() < 1.0
                && (painted.middle().1 - marker.1).abs() < 1.0
        });
        let shape = shape.unwrap();
        let reach = |point: &At| apart(*point, *marker);
        assert!(shape.points.iter().all(|point| reach(point) < 7.0), "the shape is on the marker");
        let wide = near(shape.size().0, shape.size().1);
        corners.push((shape.points.len(), shape.curved, wide, (shape.size().0 * 10.0).round()));
    }
    let count = corners.len();
    corners.sort_by(|a, b| a.partial_cmp(b).unwrap());
    corners.dedup();
    assert_eq!(corners.len(), count, "{corners:?}");
}

#[test]
fn there_are_chips_for_eight_players() {
    for paper in Paper::ALL {
        let pages = read(&corona::set(paper, Language::English));
        // C3: twice as many as there are players, and two more.
        assert_eq!(pages[3].circles(5.2).len(), 8 * (2 * 8 + 2));
    }
}
