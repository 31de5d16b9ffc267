//! Fair under lag: what waiting and distance are credited with, and that no trick gains more.

use std::time::Duration;

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use serde_json::json;
use tablier_corona::board::Points;
use tablier_corona::game::Phase;
use tablier_game::{Micros, Seat};
use tablier_room::{Asked, Command, GuestId, Moment};

use crate::support::{ADA, BOB, Table, id};

/// The most that is credited.
const WAITED: Duration = Duration::from_millis(400);
const DELAYED: Duration = Duration::from_millis(100);

/// An auction of two, turned at this table time, with or without allowance.
fn auction(allowance: bool) -> (Table, u64) {
    let mut table = Table::seated(2);
    if !allowance {
        table.done(ADA, &Command::SetAllowance { on: false });
    }
    table.all_ready();
    table.done(ADA, &Command::Start);
    table.set_up();
    let at = table.at();
    (table, at)
}

/// A call that waited in the house, over a connection that takes so long one way, in milliseconds.
fn call(table: &mut Table, guest: GuestId, points: u8, waited: u64, delay: u64) -> Result<u64, String> {
    call_finely(table, guest, points, Duration::from_millis(waited), Duration::from_millis(delay))
}

fn call_finely(
    table: &mut Table,
    guest: GuestId,
    points: u8,
    waited: Duration,
    delay: Duration,
) -> Result<u64, String> {
    let value = json!({"kind": "play", "seat": guest.0, "command": {"kind": "place_call", "points": points}});
    let meant = table.meant(guest, 0, &value, 0).moment;
    ask(table, guest, meant, value, waited, delay)
}

fn ask(
    table: &mut Table,
    guest: GuestId,
    moment: Moment,
    command: serde_json::Value,
    waited: Duration,
    delay: Duration,
) -> Result<u64, String> {
    let now = table.now();
    let id = id(4, table.log.len() as u64 * 10 + u64::from(guest.0));
    let asked = Asked { id, moment, command, waited, delay };
    let verdict = table.desk.command(guest, &asked, now);
    table.keep(verdict.steps);
    verdict.result.map_err(|refusal| refusal.code.to_string())
}

fn credited(table: &Table) -> Vec<u64> {
    let Phase::Auction(auction) = table.state().phase() else { panic!("no auction") };
    auction.calls.iter().map(|call| call.credited.0).collect()
}

fn leads(table: &Table) -> Seat {
    let Phase::Auction(auction) = table.state().phase() else { panic!("no auction") };
    auction.lead().expect("calls").seat
}

#[test]
fn pongs_held_back_win_no_tie_beyond_the_allowance() {
    // Eve's connection takes 5 ms; she answers pings 400 ms late and so claims 200 one way.
    let (mut table, turned) = auction(true);
    table.pass(3_100);
    call(&mut table, ADA, 9, 0, 5).expect("in time");
    table.pass(120);
    call(&mut table, BOB, 9, 0, 200).expect("in time");
    assert_eq!(credited(&table), [turned + 3_095, turned + 3_120]);
    assert_eq!(leads(&table), Seat(0), "what was called first leads");
}

#[test]
fn pongs_held_back_call_after_the_glass_by_the_allowance_and_no_more() {
    for (late, claimed, allowance, accepted) in [
        (99, 3_000, true, true),
        (100, 3_000, true, false),
        (250, 3_000, true, false),
        (1, 3_000, false, false),
        (0, 0, true, false),
    ] {
        let (mut table, _) = auction(allowance);
        table.pass(5_000 + late);
        let placed = call(&mut table, BOB, 9, 0, claimed);
        assert_eq!(
            placed.is_ok(),
            accepted,
            "{late} ms late, claiming {claimed}, allowance {allowance}: {placed:?}"
        );
    }
}

#[test]
fn what_waits_in_the_house_is_not_its_senders_fault() {
    let (mut table, turned) = auction(false);
    table.pass(5_300);
    call(&mut table, BOB, 9, 301, 0).expect("read before the glass ran out");
    assert_eq!(credited(&table), [turned + 4_999]);
    table.pass(150);
    assert!(call(&mut table, ADA, 9, 9_000, 0).is_err(), "but no more than 400 ms of it");
}

#[test]
fn nothing_is_credited_before_the_dice_were_there_to_be_seen() {
    let (mut table, turned) = auction(true);
    table.pass(20);
    call(&mut table, BOB, 9, 400, 100).expect("in time");
    assert_eq!(credited(&table), [turned]);
}

#[test]
fn a_glass_that_ran_out_is_settled_once_after_half_a_second() {
    let (mut table, _) = auction(true);
    table.pass(1_000);
    call(&mut table, ADA, 4, 0, 0).expect("in time");
    table.pass(4_499);
    assert!(matches!(table.state().phase(), Phase::Auction(_)));
    table.pass(1);
    assert!(matches!(table.state().phase(), Phase::Marking(_)));
    let value = json!({"kind": "play", "seat": 1, "command": {"kind": "place_call", "points": 9}});
    let late = table.meant(BOB, 0, &value, 0).moment;
    assert!(ask(&mut table, BOB, late, value, WAITED, DELAYED).is_err(), "settled, once");
    assert_eq!(table.state().played(), 0);
}

#[test]
fn an_answer_to_a_21_that_was_seen_gains_nothing() {
    let mut table = Table::seated(2);
    let setup = tablier_corona::game::Setup { early_end: true, ..crate::support::short() };
    table.done(ADA, &Command::ChangeSetup { setup });
    table.all_ready();
    table.done(ADA, &Command::Start);
    table.set_up();
    table.pass(4_125);
    let value = json!({"kind": "play", "seat": 1, "command": {"kind": "place_call", "points": 21}});
    let meant = table.meant(BOB, 0, &value, 0).moment;
    call(&mut table, ADA, 21, 0, 0).expect("a 21");
    let Phase::Marking(marking) = table.state().phase() else { panic!("settled at once") };
    assert_eq!((marking.turn.bidder, marking.turn.call), (Seat(0), Points(21)));
    table.pass(70);
    let refused = ask(&mut table, BOB, meant, value, WAITED, DELAYED).expect_err("an early stop is final");
    assert_eq!(refused, "too_late");
}

/// Of two calls in one millisecond: when each came in and what its line takes, in microseconds, and who leads.
#[test]
fn within_a_millisecond_the_shorter_line_has_no_advantage() {
    for (ada, bob, leading) in [((500, 300), (900, 800), 1), ((500, 300), (900, 600), 0), ((1, 0), (1, 0), 0)]
    {
        let (mut table, turned) = auction(true);
        table.pass(3_000);
        for (guest, (came_in, line)) in [(ADA, ada), (BOB, bob)] {
            table.micros = Micros::within(Duration::from_micros(came_in));
            call_finely(&mut table, guest, 9, Duration::ZERO, Duration::from_micros(line)).expect("in time");
        }
        assert_eq!(credited(&table), [turned + 3_000; 2]);
        assert_eq!(leads(&table), Seat(leading), "{ada:?} and {bob:?}");
    }
}

#[test]
fn while_the_clock_waits_for_the_disk_who_comes_first_leads() {
    let (mut table, turned) = auction(true);
    table.stores = false;
    table.pass(2_500);
    for (guest, came_in) in [(ADA, 900), (BOB, 100)] {
        table.micros = Micros::within(Duration::from_micros(came_in));
        call(&mut table, guest, 9, 0, 0).expect("in time");
        table.pass(1);
    }
    assert_eq!(credited(&table), [turned + 2_000; 2], "it stands");
    assert_eq!(leads(&table), Seat(0));
}

/// Two lines to the server, of 20 and 180 ms: a message takes half of that one way, and up to the jitter longer, by
/// chance. In microseconds.
#[derive(Clone, Copy)]
struct Lines {
    jitter: u64,
    /// How often each was pinged since it connected, as the server does every five seconds.
    pings: u32,
}

const MINUTE: u32 = 12;
const TEN_MINUTES: u32 = 120;

struct Line {
    round_trip: u64,
    of: Lines,
}

impl Line {
    fn one_way(&self, rng: &mut ChaCha8Rng) -> u64 {
        self.round_trip / 2 + rng.random_range(0..self.of.jitter)
    }

    /// Half the lowest round trip of all pings, as the server measures it.
    fn measured(&self, rng: &mut ChaCha8Rng) -> Duration {
        let pings = (0..self.of.pings).map(|_| self.one_way(rng) + self.one_way(rng));
        Duration::from_micros(pings.min().expect("pings")) / 2
    }
}

/// Two players over these lines who decide at the same instant, again and again: how often the nearer one leads.
/// Their lines are measured anew for every tie, so that each says as much as any other.
fn nearer_leads(ties: u32, of: Lines, allowance: bool) -> u32 {
    // Lots of their own for each: the same ones, only longer or shorter, would say the same twice.
    let rng = &mut ChaCha8Rng::seed_from_u64(1974 + of.jitter + u64::from(of.pings));
    let lines = [20_000, 180_000].map(|round_trip| Line { round_trip, of });
    let (mut led, mut held) = (0, 0);
    while held < ties {
        let (mut table, _) = auction(allowance);
        for points in 1..=18.min(ties - held) {
            table.pass(60);
            let decided = table.mono * 1_000 + rng.random_range(0..1_000);
            let sent = lines.each_ref().map(|line| (decided + line.one_way(rng), line.measured(rng)));
            let mut order = [(sent[0], ADA), (sent[1], BOB)];
            order.sort_unstable();
            for ((arrival, delay), guest) in order {
                table.pass(arrival / 1_000 - table.mono);
                table.micros = Micros::within(Duration::from_micros(arrival));
                let points = u8::try_from(points).expect("at most 18");
                call_finely(&mut table, guest, points, Duration::ZERO, delay).expect("in time");
            }
            led += u32::from(leads(&table) == Seat(0));
            held += 1;
        }
    }
    led
}

/// The figures stand in `docs/fair-play.md`: this test prints them.
#[test]
fn two_who_decide_at_the_same_instant_win_ties_equally_often_near_and_far() {
    let ties: u32 = std::env::var("TABLIER_TIES").map_or(1_800, |ties| ties.parse().expect("a number"));
    // One standard error of as many throws of a coin, in throws.
    let error = f64::from(ties).sqrt() / 2.0;
    let of_1000 = |throws: f64| throws * 1_000.0 / f64::from(ties);
    println!("the nearer leads, of 1000 ties, in {ties}, with a statistical error of {:.1}:", of_1000(error));
    let led = |jitter: u64, pings: u32, allowance: bool| {
        let led = f64::from(nearer_leads(ties, Lines { jitter, pings }, allowance));
        println!("{jitter} µs of jitter, {pings} pings, allowance {allowance}: {:.1}", of_1000(led));
        led
    };
    // The steadier the lines, the more often two calls are in one millisecond: it must not matter.
    let (wavering, steady) = (led(40_000, TEN_MINUTES, true), led(2_000, TEN_MINUTES, true));
    // By then one of five far lines has seen no round trip below 200 ms, and is credited with no more.
    let fresh = led(40_000, MINUTE, true);
    let without = led(40_000, TEN_MINUTES, false);
    for led in [wavering, steady] {
        let off = (led - f64::from(ties) / 2.0).abs();
        assert!(off <= 2.0 * error, "{led} of {ties} is more than two statistical errors off");
    }
    assert!((480.0..550.0).contains(&of_1000(fresh)), "{fresh} of {ties}");
    assert!(of_1000(without) > 900.0, "{without} of {ties}");
}
