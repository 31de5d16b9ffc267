//! N27: no set runs for ever.

use tablier_game::{Game, Session, When};
use tablier_koroona::game::{Event, Koroona, MatchEnd, Resting, SetEnd, Setup, State, Struck, Why};
use tablier_koroona::referee::{Debts, Respot, Rule};
use tablier_koroona::stroke::Ended;
use tablier_koroona::table::{Colour, DiscId, Stand};

use super::matches::{BREAK, MISS, begin, started, strike, turn};
use crate::support::scene::mm;

fn with_clock() -> Session<Koroona> {
    begin(2, Setup { clock: Some(5), ..Setup::default() })
}

/// Nobody does anything for so many turns.
fn let_turns_pass(session: &mut Session<Koroona>, turns: u32) {
    for _ in 0..turns {
        session.advance(Koroona::next_deadline(session.state()).expect("the set goes on"));
    }
}

/// How the match, of one set, ended.
fn end(session: &Session<Koroona>) -> Event {
    let [.., set, last] = session.events() else { panic!("nothing happened") };
    assert_eq!(last.event, Event::MatchEnded { why: MatchEnd::Played });
    set.event.clone()
}

fn won(by: Colour) -> Event {
    Event::SetEnded(SetEnd::Won { by, why: Why::FewerLeft })
}

#[test]
fn n27_sixty_strokes_without_progress_decide_by_discs_left() {
    // Nobody does anything: equal is a draw.
    let mut idle = with_clock();
    let_turns_pass(&mut idle, 59);
    assert!(idle.outcome().is_none());
    let_turns_pass(&mut idle, 1);
    assert_eq!(end(&idle), Event::SetEnded(SetEnd::Drawn));
    assert_eq!(idle.events().len(), 62, "sixty lost turns, the set's end, the match's");
    assert_eq!(idle.outcome().unwrap().winners().count(), 2);
    // Two discs less on one side: that side wins, sixty strokes after they fell.
    let mut ahead = with_clock();
    let_turns_pass(&mut ahead, 30);
    let first = Colour::of(turn(&ahead));
    strike(&mut ahead, &BREAK);
    let_turns_pass(&mut ahead, 59);
    assert!(ahead.outcome().is_none());
    let_turns_pass(&mut ahead, 1);
    assert_eq!(end(&ahead), won(first));
}

#[test]
fn n27_debts_count_as_discs_left() {
    // A miss at the beginning is owed for the rest of the set, which nobody plays.
    let mut session = with_clock();
    let debtor = Colour::of(turn(&session));
    strike(&mut session, &MISS);
    let_turns_pass(&mut session, 59);
    assert_eq!(end(&session), won(debtor.other()));
    // A miss with the last stroke is owed at once.
    let mut session = with_clock();
    let_turns_pass(&mut session, 59);
    let debtor = Colour::of(turn(&session));
    strike(&mut session, &MISS);
    assert_eq!(end(&session), won(debtor.other()));
}

/// A set to be told strokes of.
struct Told {
    state: State,
    /// A stroke as it looks; what it did is told.
    looks: Struck,
}

impl Told {
    fn new() -> Told {
        let state = Koroona::begin(&started(2, Setup::default())).unwrap();
        let set = state.set().unwrap();
        let events = Koroona::decide(&state, set.turn(), When::exactly(set.since()), &BREAK).unwrap();
        let [Event::Struck(looks)] = &events[..] else { panic!("{events:?}") };
        let looks = (**looks).clone();
        Told { state, looks }
    }

    /// A stroke after which these discs are in a pocket, this one was put on the table, and so much is owed.
    fn stroke(&mut self, fell: &[u8], put: Option<u8>, owed: [usize; 2]) {
        let set = self.state.set().unwrap();
        let struck = Struck {
            by: set.turn(),
            rest: fell.iter().map(|&disc| Resting { disc: DiscId(disc), at: Ended::Pocket }).collect(),
            respots: put
                .map(|disc| Respot { disc: DiscId(disc), to: mm(500.0, 500.0), rule: Rule::N18 })
                .into_iter()
                .collect(),
            debts: Debts(owed.map(|debts| vec![Stand::South; debts])),
            next: self.state.next_seat(set.turn()),
            at: set.since(),
            ..self.looks.clone()
        };
        Koroona::apply(&mut self.state, &Event::Struck(Box::new(struck)));
    }

    fn without_progress(&self) -> u32 {
        self.state.set().unwrap().without_progress()
    }
}

#[test]
fn n27_progress_is_either_sides_fewer_than_ever_before_in_the_set() {
    let mut told = Told::new();
    told.stroke(&[], None, [0, 0]);
    assert_eq!(told.without_progress(), 1);
    told.stroke(&[0], None, [0, 0]);
    assert_eq!(told.without_progress(), 0, "red has seven");
    told.stroke(&[8], None, [0, 0]);
    assert_eq!(told.without_progress(), 0, "and so has black");
    told.stroke(&[], Some(0), [0, 0]);
    told.stroke(&[0], None, [0, 0]);
    assert_eq!(told.without_progress(), 2, "seven again is not fewer than ever");
    told.stroke(&[1], None, [0, 0]);
    assert_eq!(told.without_progress(), 0, "six is");
}

#[test]
fn n27_a_disc_that_pays_a_debt_is_no_progress() {
    let mut told = Told::new();
    told.stroke(&[], None, [1, 0]);
    told.stroke(&[0], Some(0), [0, 0]);
    assert_eq!(told.without_progress(), 2, "eight again");
    told.stroke(&[0], None, [1, 0]);
    assert_eq!(told.without_progress(), 3, "seven and one owed");
    told.stroke(&[1], None, [1, 0]);
    assert_eq!(told.without_progress(), 0, "six and one owed");
}

#[test]
fn n27_four_hundred_strokes_decide_by_discs_left() {
    // Progress again and again, so that only the four hundredth stroke ends it.
    let mut told = Told::new();
    for stroke in 0..399 {
        assert_eq!(told.state.set().unwrap().strokes(), stroke);
        // Black's discs, one every 55 strokes.
        let fell: &[u8] = if stroke % 55 == 54 { &[8 + u8::try_from(stroke / 55).unwrap()] } else { &[] };
        told.stroke(fell, None, [0, 0]);
        let set = told.state.set().unwrap();
        let last = Koroona::decide(&told.state, set.turn(), When::exactly(set.since()), &BREAK).unwrap();
        let goes_on = matches!(last[..], [Event::Struck(_)]);
        assert_eq!(goes_on, stroke < 398, "after {} strokes", stroke + 2);
    }
    let set = told.state.set().unwrap();
    assert!(set.without_progress() < 59);
    let last = Koroona::decide(&told.state, set.turn(), When::exactly(set.since()), &MISS).unwrap();
    assert_eq!(last[1..], [won(Colour::Black), Event::MatchEnded { why: MatchEnd::Played }]);
}

#[test]
fn n27_the_last_stroke_may_be_a_real_one() {
    let mut told = Told::new();
    for _ in 0..59 {
        told.stroke(&[], None, [0, 0]);
    }
    let set = told.state.set().unwrap();
    let decide =
        |command| Koroona::decide(&told.state, set.turn(), When::exactly(set.since()), command).unwrap();
    assert_eq!(decide(&MISS).len(), 3, "the sixtieth without progress");
    assert_eq!(decide(&BREAK).len(), 1, "with progress the set goes on");
}
