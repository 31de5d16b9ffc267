//! What commands bring about: a stroke is checked, played and judged; a turn is let go; a set is resigned; the next one
//! is gone on to. The clock is in `time`.

use tablier_game::{Millis, Seat, When};

use super::event::{Event, MatchEnd, Resting, SetEnd, Struck, Why};
use super::state::{Between, MOST_STROKES, MOST_WITHOUT_PROGRESS, Phase, by_side, left};
use super::time::{BETWEEN_SETS, until};
use super::{Command, Refusal, Set, State};
use crate::equipment::IN_PLAY;
use crate::physics::{Model, Simulator};
use crate::referee::{self, Finish, Stance, Verdict};
use crate::stroke::{self, Ended, Film, Misplaced, Stroke, WIDEST_ANGLE, free_placement};
use crate::table::{Colour, Point, Table};

pub(super) fn decide(state: &State, by: Seat, when: When, command: &Command) -> Result<Vec<Event>, Refusal> {
    if by.index() >= state.seats() {
        return Err(Refusal::NotYourTurn);
    }
    let set = match (state.phase(), command) {
        (Phase::Over(_), _) => return Err(Refusal::Over),
        (Phase::Between(between), Command::Continue) => return go_on(state, between, by, when.at),
        (Phase::Between(_), _) => return Err(Refusal::BetweenSets),
        (Phase::Playing(set), _) => set,
    };
    match command {
        Command::Strike(stroke) => {
            if may_play(state, set, by, when)? == Play::Pass {
                return Err(Refusal::NoPlace);
            }
            check(state, set, by, stroke)?;
            strike(state, set, by, when.at, stroke)
        }
        Command::Pass => {
            if may_play(state, set, by, when)? == Play::Strike {
                return Err(Refusal::MustStrike);
            }
            Ok(let_go(state, set, |next| Event::Passed { by, next, at: when.at }, when.at))
        }
        Command::Resign => {
            let end = SetEnd::Won { by: Colour::of(by).other(), why: Why::Resigned(by) };
            // Also while discs still move: the next set begins when they would have come to rest, not before (N29).
            Ok(after_set(state, end, when.at.max(set.since)))
        }
        Command::Continue => Err(Refusal::NothingToContinue),
    }
}

/// What a turn can be used for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Play {
    Strike,
    /// There is no place for the striker (N4).
    Pass,
}

fn may_play(state: &State, set: &Set, by: Seat, when: When) -> Result<Play, Refusal> {
    if by != set.turn {
        return Err(Refusal::NotYourTurn);
    }
    // N29: by the time of decision, so that no delay of a line makes it earlier.
    if when.at < set.since {
        return Err(Refusal::StillMoving);
    }
    if until(state, set).is_some_and(|until| when.credited > until) {
        return Err(Refusal::TimeIsUp);
    }
    let shooter = state.stand(by);
    let lying: Vec<Point> = set.table.lying().map(|(_, at)| shooter.to_own(at)).collect();
    Ok(if free_placement(&lying).is_some() { Play::Strike } else { Play::Pass })
}

/// The turn passes without a stroke (N8); it counts as one (N27).
pub(super) fn let_go(state: &State, set: &Set, event: impl Fn(Seat) -> Event, at: Millis) -> Vec<Event> {
    let mut events = vec![event(state.next_seat(set.turn))];
    if let Some(end) = ran_long(set, left(&set.table, &set.debts)) {
        events.extend(after_set(state, end, at));
    }
    events
}

fn check(state: &State, set: &Set, by: Seat, stroke: &Stroke) -> Result<(), Refusal> {
    if !Stroke::speeds().contains(&stroke.speed) {
        return Err(Refusal::AbsurdSpeed);
    }
    if !(-WIDEST_ANGLE..=WIDEST_ANGLE).contains(&stroke.angle) {
        return Err(Refusal::AbsurdAngle);
    }
    stroke::placement(&set.table, state.stand(by), stroke.point()).map_err(|misplaced| match misplaced {
        Misplaced::OutsideZone => Refusal::OutsideZone,
        Misplaced::Touches(_) => Refusal::TouchesDisc,
    })
}

fn strike(
    state: &State,
    set: &Set,
    by: Seat,
    decided: Millis,
    stroke: &Stroke,
) -> Result<Vec<Event>, Refusal> {
    let shooter = state.stand(by);
    let mut simulator = Simulator::new(Model::new(&IN_PLAY));
    let played = stroke::play(&mut simulator, &set.table, shooter, stroke).map_err(|_| Refusal::NoAnswer)?;
    let [red, black] = state.stands();
    let stance = Stance { shooter, colour: Colour::of(by), stands: [&red, &black] };
    let verdict = referee::judge(&set.table, &set.debts, &stance, &state.setup().off, &played);
    let film = Film::of(&played, shooter);
    let moved = played.discs.iter().zip(&played.ended).filter(|(disc, ended)| match ended {
        Ended::Table(at) => set.table.point(**disc) != Some(*at),
        Ended::Pocket | Ended::Off => true,
    });
    let rest = moved.map(|(&disc, &at)| Resting { disc, at }).collect();
    let millis = u64::try_from(film.duration).unwrap_or(0).div_ceil(1000);
    let at = decided + Millis(millis);
    let next = if verdict.again { by } else { state.next_seat(by) };
    let striker = played.striker;
    let end = set_end(set, &verdict);
    let Verdict { rulings, respots, debts, .. } = verdict;
    let struck = Struck { by, stroke: *stroke, film, rest, striker, rulings, respots, debts, next, at };
    let mut events = vec![Event::Struck(Box::new(struck))];
    if let Some(end) = end {
        events.extend(after_set(state, end, at));
    }
    Ok(events)
}

/// Does the set end with this stroke (N1, N22, N27)?
fn set_end(set: &Set, verdict: &Verdict) -> Option<SetEnd> {
    match verdict.finish {
        Some(Finish::Won(by)) => Some(SetEnd::Won { by, why: Why::Cleared }),
        Some(Finish::Void) => Some(SetEnd::Void),
        None => ran_long(set, left(&verdict.table, &verdict.debts)),
    }
}

/// N27: a stroke that leaves so many discs, debts included, may be the set's last; then these decide.
fn ran_long(set: &Set, left: [usize; 2]) -> Option<SetEnd> {
    let without_progress = if set.is_progress(left) { 0 } else { set.without_progress + 1 };
    if set.strokes + 1 < MOST_STROKES && without_progress < MOST_WITHOUT_PROGRESS {
        return None;
    }
    let [red, black] = left;
    let why = Why::FewerLeft;
    Some(match red.cmp(&black) {
        std::cmp::Ordering::Less => SetEnd::Won { by: Colour::Red, why },
        std::cmp::Ordering::Greater => SetEnd::Won { by: Colour::Black, why },
        std::cmp::Ordering::Equal => SetEnd::Drawn,
    })
}

/// The set's end, and the match's end or a look at it before the next set (N25).
fn after_set(state: &State, end: SetEnd, at: Millis) -> Vec<Event> {
    let next = if state.decided_by(end) {
        Event::MatchEnded { why: MatchEnd::Played }
    } else {
        Event::SetRests { from: at, until: at + BETWEEN_SETS }
    };
    vec![Event::SetEnded(end), next]
}

fn go_on(state: &State, between: &Between, by: Seat, at: Millis) -> Result<Vec<Event>, Refusal> {
    if !between.awaits(by) {
        return Err(Refusal::NothingToContinue);
    }
    let mut events = vec![Event::WentOn { by }];
    if between.waits_only_for(by) {
        // Not before the last stroke's discs would have come to rest (N29).
        events.push(next_set(state, at.max(between.from)));
    }
    Ok(events)
}

/// The next set begins, with sides and first stroke changed (N25).
pub(super) fn next_set(state: &State, at: Millis) -> Event {
    let stands = state.next_stands();
    let table = Table::start(by_side(&stands).each_ref().map(Vec::as_slice));
    let discs = table.lying().map(|(_, at)| at).collect();
    Event::SetBegan { first: state.next_first(), at, stands: Some(stands), discs: Some(discs) }
}
