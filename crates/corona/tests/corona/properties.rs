//! Laws that hold in every game: chips are conserved, a replay equals the state, the dice can be checked.

use proptest::prelude::*;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use tablier_corona::Chips;
use tablier_corona::board::{Placement, Points};
use tablier_corona::game::{Command, Corona, Endings, Event, Phase, Setup, State};
use tablier_corona::verify::{Mismatch, Verified, verify};
use tablier_game::{Game, Millis, Offer, Offers, Record, Recorded, Seat, Seed, Session, Viewer, When};

/// A game played by whatever is offered, with somebody leaving now and then; `check` looks at every step.
fn play_at_random(seats: usize, seed: u8, check: &mut dyn FnMut(&Session<Corona>)) -> Session<Corona> {
    let endings = Endings { rounds: Some(4), doubled: true, broke: true, ..Endings::NEVER };
    let setup = Setup { endings, glass: Millis::seconds(5), early_end: true, ..Setup::default() };
    let started = crate::support::started(seats, setup, seed);
    let mut now = started.at;
    let mut session = Session::<Corona>::begin(started).unwrap();
    let rng = &mut ChaCha8Rng::seed_from_u64(u64::from(seed));
    let everyone = Viewer::Seats(Seat::all(seats).collect());
    while session.outcome().is_none() {
        session.advance(now);
        let view = session.view(&everyone);
        if rng.random_ratio(1, 200) {
            session.leave(Seat::nth(rng.random_range(0..seats)), now);
        } else if !view.offers().is_empty() && rng.random_ratio(9, 10) {
            let offered = &view.offers()[rng.random_range(0..view.offers().len())];
            // The glass may have run out under the offer: then it is refused, and nothing has changed.
            let _ = session.command(offered.seat, When::exactly(now), &offered.offer.sample(rng));
        } else {
            now = now + Millis(rng.random_range(0..2_000));
        }
        check(&session);
    }
    session
}

fn chips_at(state: &State) -> u32 {
    state.players().iter().map(|player| player.chips.0).sum::<u32>() + state.taken_out().0
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn chips_are_conserved_in_every_game(seats in prop::sample::select(vec![2_usize, 3, 7, 30]), seed: u8) {
        let all = Chips::at_start(seats).0 * u32::try_from(seats).unwrap();
        play_at_random(seats, seed, &mut |session| assert_eq!(chips_at(session.state()), all));
    }

    #[test]
    fn a_replay_of_the_events_equals_the_state_at_every_step(seats in 2_usize..5, seed: u8) {
        let mut step = 0;
        play_at_random(seats, seed, &mut |session| {
            step += 1;
            // Every step replays the whole game: every tenth is enough to see one go wrong.
            if step % 10 == 0 || session.outcome().is_some() {
                let text = serde_json::to_string(&session.to_record()).unwrap();
                assert_eq!(Session::<Corona>::from_text(&text).unwrap().state(), session.state());
            }
        });
    }

    #[test]
    fn the_dice_of_every_game_can_be_checked(seats in 2_usize..5, seed: u8) {
        let session = play_at_random(seats, seed, &mut |_| {});
        let throws = session.events().iter().filter(|r| matches!(r.event, Event::RoundSetUp { .. })).count();
        let idle = |r: &&Recorded<Event>| matches!(r.event, Event::RoundSetUp { idle: true, .. });
        let placements = session.events().iter().filter(idle).count();
        let opening_rolls = session.state().opening().len();
        let commitment = session.started().commitment();
        let verified = Verified { opening_rolls, throws, placements, given: false };
        prop_assert_eq!(verify(&session, Some(commitment)), Ok(verified));
    }
}

/// A game whose setters are always called away, after they have put something down or nothing at all.
fn played_by_the_idle() -> Session<Corona> {
    let endings = Endings { rounds: Some(4), ..Endings::NEVER };
    let mut session = Session::<Corona>::begin(crate::support::started(
        2,
        Setup { endings, glass: Millis::seconds(5), ..Setup::default() },
        5,
    ))
    .unwrap();
    let mut now = session.started().at;
    let mut set_ups = 0_u8;
    while session.outcome().is_none() {
        session.advance(now);
        let (seat, command) = match session.state().phase() {
            Phase::SettingUp(set_up) if set_ups.is_multiple_of(2) && set_up.changes == 0 => {
                let pieces =
                    [(set_ups % 12).try_into().ok(), None, Some(3.try_into().unwrap()), None, None, None];
                (set_up.setter, Command::PlaceSoFar { pieces })
            }
            Phase::SettingUp(_) => {
                set_ups += 1;
                now = Corona::next_deadline(session.state()).unwrap();
                continue;
            }
            Phase::Auction(_) => (Seat(0), Command::PlaceCall { points: Points(1) }),
            _ => (Seat(0), Command::EndPlay),
        };
        // Silenced in every other auction: nobody calls then.
        let _ = session.command(seat, When::exactly(now), &command);
        if matches!(session.state().phase(), Phase::Auction(_)) {
            now = Corona::next_deadline(session.state()).unwrap();
        }
    }
    session
}

#[test]
fn placements_for_the_idle_are_checked_with_what_was_put_down() {
    let session = played_by_the_idle();
    let verified = verify(&session, None).unwrap();
    assert!(verified.placements == verified.throws && verified.placements > 4, "{verified:?}");
    assert!(session.events().iter().any(|r| matches!(r.event, Event::PiecesPlaced { .. })));

    let moved = |placement: &mut Placement| {
        placement.0[1] = ((placement.0[1].get() + 1) % 12).try_into().unwrap();
    };
    for number in 0..verified.throws {
        let mut record = session.to_record();
        let mut throws = record.events.iter_mut().filter_map(|recorded| match &mut recorded.event {
            Event::RoundSetUp { placement, .. } => Some(placement),
            _ => None,
        });
        moved(throws.nth(number).unwrap());
        let found = verify(&Session::from_record(record).unwrap(), None);
        assert!(matches!(found, Err(Mismatch::Placement { .. })), "throw {number}: {found:?}");
    }
    let mut forgotten = session.to_record();
    forgotten.events.retain(|recorded| !matches!(recorded.event, Event::PiecesPlaced { .. }));
    let found = verify(&Session::from_record(forgotten).unwrap(), None);
    assert!(matches!(found, Err(Mismatch::Placement { .. })), "what was put down belongs to it: {found:?}");
}

/// Changes one thing in a finished game's record and says what the check makes of it.
fn tampered(change: impl FnOnce(&mut Record<Setup, Event>)) -> Result<Verified, Mismatch> {
    let session = play_at_random(3, 5, &mut |_| {});
    let shown = session.started().commitment();
    let mut record = session.to_record();
    change(&mut record);
    verify(&Session::from_record(record).unwrap(), Some(shown))
}

fn first_throw(record: &mut Record<Setup, Event>) -> &mut Event {
    let set_up = record.events.iter_mut().find(|r| matches!(r.event, Event::RoundSetUp { .. }));
    &mut set_up.unwrap().event
}

#[test]
fn a_changed_die_is_found() {
    assert!(tampered(|_| {}).is_ok());
    let die = tampered(|record| {
        let Event::RoundSetUp { throw, .. } = first_throw(record) else { panic!() };
        throw.0[3] = (throw.0[3].get() % 6 + 1).try_into().unwrap();
    });
    assert!(matches!(die, Err(Mismatch::Roll { .. })), "{die:?}");
}

#[test]
fn a_changed_nonce_seed_opening_roll_or_order_is_found() {
    let nonce = tampered(|record| {
        let Event::RoundSetUp { nonce, .. } = first_throw(record) else { panic!() };
        nonce.0[0] ^= 1;
    });
    assert!(matches!(nonce, Err(Mismatch::Roll { .. })), "{nonce:?}");
    let seed = tampered(|record| record.started.seed = Seed([99; 32]));
    assert!(matches!(seed, Err(Mismatch::Commitment { .. })), "{seed:?}");
    let opening = tampered(|record| {
        let Event::OpeningRolled { pips, .. } = &mut record.events[0].event else { panic!() };
        *pips = (pips.get() % 6 + 1).try_into().unwrap();
    });
    assert!(matches!(opening, Err(Mismatch::Roll { roll: 0, .. })), "{opening:?}");
    let order = tampered(|record| {
        let at = record.events.iter().position(|r| matches!(r.event, Event::RoundSetUp { .. })).unwrap();
        let copy = record.events[at].clone();
        record.events.insert(at, copy);
    });
    assert!(matches!(order, Err(Mismatch::Order { .. })), "{order:?}");
    let cut = tampered(|record| {
        record.events.pop();
    });
    assert_eq!(cut, Err(Mismatch::NotOver));
}
