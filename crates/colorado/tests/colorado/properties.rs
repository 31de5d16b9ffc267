//! Laws over random boards and positions: both move generators agree, checking agrees with listing, turning the board
//! changes nothing, and text is read back as it was written.

use proptest::prelude::*;
use tablier_colorado::{Board, Course, Geometry, Move, Ply, Position, RawPosition, Square, perft};

use crate::support::simple::{Simple, name};
use crate::support::{geometry, random};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn both_generators_list_the_same_moves_and_reach_the_same_positions(seed: u64) {
        let rng = &mut random::rng(seed);
        let geometry = Geometry::new(random::board(rng));
        let position = random::position(rng, &geometry);
        let simple = Simple::read(&geometry.board().to_string(), &position.to_string());
        let mut ours: Vec<(String, String)> = position.moves(&geometry).iter()
            .map(|one| (one.to_string(), position.play(&geometry, *one).unwrap().to_string())).collect();
        let mut theirs: Vec<(String, String)> = simple.moves().into_iter()
            .map(|one| (name(one.0) + &name(one.1), simple.play(one).position())).collect();
        ours.sort();
        theirs.sort();
        prop_assert_eq!(&ours, &theirs);
        prop_assert_eq!(position.count_moves(&geometry) as usize, ours.len());
        prop_assert_eq!(position.can_move(&geometry), !ours.is_empty());
        prop_assert_eq!(position.is_stuck(&geometry), simple.is_stuck());
        prop_assert_eq!(perft(&geometry, &position, 2), simple.perft(2));
    }

    #[test]
    fn a_move_is_listed_exactly_when_it_is_legal(seed: u64) {
        let rng = &mut random::rng(seed);
        let geometry = Geometry::new(random::board(rng));
        let position = random::position(rng, &geometry);
        let listed = position.moves(&geometry);
        for from in Square::all() {
            for to in Square::all() {
                let one = Move { from, to };
                prop_assert_eq!(listed.contains(&one), position.check(&geometry, one).is_ok());
                prop_assert_eq!(position.play(&geometry, one).err(), position.check(&geometry, one).err());
            }
        }
        let enemies = position.pawns(position.turn().other());
        let captures: Vec<Move> = listed.iter().copied().filter(|&one| position.is_capture(one)).collect();
        prop_assert_eq!(position.moves_onto(&geometry, enemies).to_vec(), captures);
    }

    #[test]
    fn turning_by_180_and_swapping_colours_keeps_perft(seed: u64) {
        let rng = &mut random::rng(seed);
        let geometry = Geometry::new(random::board(rng));
        let position = random::position(rng, &geometry);
        let turned = Geometry::new(geometry.board().turned_180());
        for depth in 1..=3 {
            prop_assert_eq!(perft(&geometry, &position, depth), perft(&turned, &position.swapped(), depth));
        }
    }

    #[test]
    fn a_turn_is_played_exactly_when_it_is_listed(seed: u64) {
        let rng = &mut random::rng(seed);
        let geometry = Geometry::new(random::board(rng));
        let course = Course::from(random::position(rng, &geometry));
        let listed = course.plies(&geometry);
        let moves = Square::all().flat_map(|from| Square::all().map(move |to| Ply::Move(Move { from, to })));
        for ply in moves.chain([Ply::Pass]) {
            let mut next = course.clone();
            let played = next.play(&geometry, ply);
            prop_assert_eq!(played.is_ok(), listed.contains(&ply), "{} in {:?}", ply, course);
            let mut unchecked = course.clone();
            if played.is_ok() {
                unchecked.play_unchecked(ply);
            }
            prop_assert_eq!(next, unchecked, "what is refused changes nothing");
        }
    }
}

proptest! {
    #[test]
    fn a_board_read_back_is_the_same(seed: u64) {
        let board = random::board(&mut random::rng(seed));
        prop_assert_eq!(board.to_string().parse::<Board>(), Ok(board));
    }

    #[test]
    fn a_position_read_back_is_the_same(seed: u64) {
        let position = random::position(&mut random::rng(seed), &geometry());
        prop_assert_eq!(position.to_string().parse::<Position>(), Ok(position));
        let raw = RawPosition::from(position);
        prop_assert_eq!(raw.to_string().parse::<RawPosition>(), Ok(raw));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[wbRYGB1-9/ \\-]{0,80}", any in ".{0,40}") {
        for text in [&text, &any] {
            let _ = text.parse::<Board>();
            let _ = text.parse::<Position>();
            let _ = text.parse::<Ply>();
        }
    }
}
