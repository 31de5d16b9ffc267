//! Commands and the clock, turned into events.

use tablier_game::{Millis, Seat, When};

use super::event::{Event, MatchEnd, Resting, SetEnd, Struck, Why};
use super::state::MOST_STROKES;
use super::{Command, Refusal, Set, State};
use crate::equipment::Equipment;
use crate::physics::{Model, Simulator};
use crate::referee::{self, Finish, Standing, Verdict};
use crate::stroke::{self, Ended, Film, Misplaced, Stroke, WIDEST_ANGLE, free_placement};
use crate::table::{Colour, Point};

pub(super) fn decide(state: &State, by: Seat, when: When, command: &Command) -> Result<Vec<Event>, Refusal> {
    let set = state.set().ok_or(Refusal::Over)?;
    if by.index() >= state.seats() {
        return Err(Refusal::NotYourTurn);
    }
    if let Command::Resign = command {
        let end = SetEnd::Won { by: Colour::of(by).other(), why: Why::Resigned(by) };
        // Also while discs still move: the next set begins when they would have come to rest, not before (N29).
        return Ok(after_set(state, end, when.at.max(set.since)));
    }
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
    let stuck = free_placement(&lying).is_none();
    match command {
        Command::Strike(_) if stuck => Err(Refusal::NoPlace),
        Command::Strike(stroke) => {
            check(state, set, by, stroke)?;
            strike(state, set, by, when.at, stroke)
        }
        Command::Pass if stuck => {
            Ok(let_go(state, set, |next| Event::Passed { by, next, at: when.at }, when.at))
        }
        Command::Pass => Err(Refusal::MustStrike),
        Command::Resign => Err(Refusal::Over),
    }
}

/// Until when the stroke must be played, if there is a clock.
pub(super) fn until(state: &State, set: &Set) -> Option<Millis> {
    state.setup().stroke_time().map(|time| set.since + time)
}

/// The clock is settled a little later than it runs out, so that strokes that are on their way count.
pub(super) fn next_deadline(state: &State) -> Option<Millis> {
    Some(until(state, state.set()?)? + When::SETTLING + Millis(1))
}

pub(super) fn tick(state: &State, at: Millis) -> Vec<Event> {
    match (state.set(), next_deadline(state)) {
        (Some(set), Some(deadline)) if deadline <= at => {
            let by = set.turn;
            let_go(state, set, |next| Event::TimeRanOut { by, next, at }, at)
        }
        _ => vec![],
    }
}

fn let_go(state: &State, set: &Set, event: impl Fn(Seat) -> Event, at: Millis) -> Vec<Event> {
    let mut events = vec![event(state.next_seat(set.turn))];
    if set.strokes + 1 >= MOST_STROKES {
        let left = Colour::BOTH.map(|colour| set.table.left(colour) + set.debts.of(colour));
        events.extend(after_set(state, by_discs(left), at));
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
    let mut simulator = Simulator::new(Model::new(&Equipment::STANDARD));
    let played = stroke::play(&mut simulator, &set.table, shooter, stroke).map_err(|_| Refusal::NoAnswer)?;
    let [red, black] = state.stands();
    let standing = Standing { shooter, colour: Colour::of(by), stands: [&red, &black] };
    let verdict = referee::judge(&set.table, &set.debts, &standing, &state.setup().off, &played);
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
    let Verdict { rulings, placements, debts, .. } = verdict;
    let struck = Struck { by, stroke: *stroke, film, rest, striker, rulings, placements, debts, next, at };
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
        None if set.strokes + 1 >= MOST_STROKES => {
            let left = Colour::BOTH.map(|colour| verdict.table.left(colour) + verdict.debts.of(colour));
            Some(by_discs(left))
        }
        None => None,
    }
}

/// N27: by discs left on the table, debts included.
fn by_discs([red, black]: [usize; 2]) -> SetEnd {
    let why = Why::FewerLeft;
    match red.cmp(&black) {
        std::cmp::Ordering::Less => SetEnd::Won { by: Colour::Red, why },
        std::cmp::Ordering::Greater => SetEnd::Won { by: Colour::Black, why },
        std::cmp::Ordering::Equal => SetEnd::Drawn,
    }
}

/// The set's end, and the next set or the match's end (N25).
fn after_set(state: &State, end: SetEnd, at: Millis) -> Vec<Event> {
    let next = if state.decided_by(end) {
        Event::MatchEnded { why: MatchEnd::Played }
    } else {
        Event::SetBegan { first: state.next_first(), at }
    };
    vec![Event::SetEnded(end), next]
}
