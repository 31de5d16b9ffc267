//! `tablier koroona first-timer`: how often somebody wins who plays their first set against the bot of "play now".
//!
//! A script stands for them. It plays what anybody sees, a disc straight into a pocket, else the nearest disc, else off the
//! far rim, and simulates nothing. On the page a stroke goes where its line points, so a beginner's error is one of the eye
//! and the finger.

use clap::Args;
use rand::{Rng, RngExt};
use tablier_game::{Answer, Ask, Bot, Bots, Seat, Seed};
use tablier_koroona::equipment::{Equipment, IN_PLAY as E};
use tablier_koroona::game::{Command, Koroona, Offer, StrokeOffer, View};
use tablier_koroona::physics::Vec2;
use tablier_koroona::shooter::LEVELS;
use tablier_koroona::stroke::{Stroke, WIDEST_ANGLE, free_placement};
use tablier_koroona::table::{Colour, Place, Point};

use super::contest::{begin, level};
use super::report::Report;
use super::set;

/// Let a first-timer play.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// How many sets.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    sets: u32,
    /// The level against which, as "play now" seats it for a first game.
    #[arg(long, default_value = "novice", value_parser = level)]
    against: usize,
    /// Their error of the angle, a standard deviation in thousandths of a radian: three pixels of a phone's table, seen
    /// from the disc they aim at.
    #[arg(long, default_value_t = 8.0)]
    error: f64,
    /// Where the seeds start.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let mut report = Report::new(["first-timer", Koroona::LEVELS[options.against]]);
    for number in 0..options.sets {
        let (mut session, first_timer_is, seed) = begin(options.seed, number, 2)?;
        let bot = |seat: Seat| -> Box<dyn Bot<Koroona>> {
            let own = seed.derive("bot", u32::from(seat.0) + 10 * number);
            if Colour::of(seat) == first_timer_is {
                Box::new(FirstTimer { seed: own, error: options.error * 1e-3 })
            } else {
                Koroona::bot(options.against, own)
            }
        };
        let bots: Vec<_> = Seat::all(2).map(bot).collect();
        report.add(&set::play(&mut session, &bots, first_timer_is, None)?);
    }
    print!("{report}");
    Ok(())
}

/// Where a first-timer puts the striker, from the own rim, and across, for strokes that don't ask for a place.
const PLACED: f64 = 90.0;
const ACROSS: [f64; 5] = [500.0, 350.0, 650.0, 200.0, 800.0];
/// What they take for a straight shot: the cosine of the cut, and how much it goes forward.
const STRAIGHT: f64 = 0.6;
const FORWARD: f64 = 0.1;
/// How firm, as a multiple of what just does, and at least, in mm/s.
const FIRM: f64 = 1.6;
const LEAST: f64 = 900.0;
/// At a disc that has no way into a pocket, and off the far rim.
const ANYHOW: f64 = 2200.0;
const OFF_RIM: f64 = 2800.0;
/// Nobody strikes harder in their first set.
const HARDEST: f64 = 3500.0;

struct FirstTimer {
    seed: Seed,
    error: f64,
}

/// A disc as they see it, from where they stand.
struct Seen {
    at: Vec2,
    own: bool,
    dark: bool,
}

impl Bot<Koroona> for FirstTimer {
    fn answer(&self, ask: &Ask<'_, Koroona>) -> Answer<Command> {
        let mine = ask.view.offers.iter().filter(|offered| offered.seat == ask.seat);
        let mut strokes = mine.filter_map(|offered| match &offered.offer {
            Offer::Strike(strokes) => Some(strokes),
            Offer::Pass { .. } | Offer::Resign | Offer::Continue => None,
        });
        match strokes.next() {
            None => Answer::Do(Command::Pass),
            Some(strokes) => {
                let mut hand = self.seed.derive("hand", ask.view.strokes).rng();
                Answer::Do(Command::Strike(errs(meant(ask.view, ask.seat, strokes), self.error, &mut hand)))
            }
        }
    }
}

/// What they mean to play.
fn meant(view: &View, seat: Seat, strokes: &StrokeOffer) -> Stroke {
    let stand = view.seats[seat.index()].stand;
    let seen = |disc: &tablier_koroona::game::DiscView| match disc.place {
        Place::Table(at) => Some(Seen {
            at: stand.to_own(at).to_millimetres(),
            own: disc.colour == Colour::of(seat),
            dark: disc.dark,
        }),
        Place::Pocket => None,
    };
    let discs: Vec<Seen> = view.discs.iter().filter_map(seen).collect();
    let straight = straight_shots(&discs).max_by(|a, b| a.ease.total_cmp(&b.ease));
    let shot = straight.unwrap_or_else(|| otherwise(&discs));
    let at = Point::from_millimetres(shot.from);
    let at = if strokes.allows(at) { at } else { free_placement(&strokes.discs).unwrap_or(strokes.low) };
    let way = shot.over - at.to_millimetres();
    Stroke::from_velocity(at, way.unit() * shot.speed.clamp(LEAST, HARDEST))
}

struct Shot {
    from: Vec2,
    over: Vec2,
    speed: f64,
    /// The more the straighter and the nearer.
    ease: f64,
}

/// Light discs that go straight into a pocket, nothing in the way.
fn straight_shots(discs: &[Seen]) -> impl Iterator<Item = Shot> + '_ {
    let light = discs.iter().filter(|disc| disc.own && !disc.dark);
    light.flat_map(move |disc| {
        E.pockets().into_iter().filter_map(move |(x, y)| {
            let way = Vec2::new(x, y) - disc.at;
            let normal = way.unit();
            let over = disc.at - normal * (E.striker_radius + E.disc_radius);
            let from = behind(over, normal);
            let run = over - from;
            let cosine = run.unit().dot(normal);
            let is_straight = normal.y > FORWARD && cosine > STRAIGHT;
            let but = Some(disc.at);
            let is_free = is_free(discs, but, disc.at, disc.at + way, 2.0 * E.disc_radius)
                && is_free(discs, but, from, over, E.striker_radius + E.disc_radius);
            let arrives = FIRM * speed_for(way.length(), 0.0) / cosine / PASSED_ON;
            let ease = cosine / (way.length() + run.length());
            let speed = speed_for(run.length(), arrives);
            (is_straight && is_free).then_some(Shot { from, over, speed, ease })
        })
    })
}

/// Straight at a light disc, the nearest whose way is free from somewhere in the zone, as the page's line says before the
/// stroke; without one, off the far rim at the nearest dark one.
fn otherwise(discs: &[Seen]) -> Shot {
    let own = |dark: bool| discs.iter().filter(move |disc| disc.own && disc.dark == dark);
    let nearest = |a: &&Seen, b: &&Seen| a.at.y.total_cmp(&b.at.y);
    let mut light: Vec<&Seen> = own(false).collect();
    light.sort_by(nearest);
    let ways = light.iter().flat_map(|disc| ACROSS.map(|x| (Vec2::new(x, PLACED), disc.at)));
    let reach = E.striker_radius + E.disc_radius;
    let free = ways.clone().find(|&(from, at)| is_free(discs, Some(at), from, at, reach));
    if let Some((from, over)) = free.or_else(|| ways.clone().next()) {
        return Shot { from, over, speed: ANYHOW, ease: 0.0 };
    }
    // As a mirror would have it.
    let middle = Vec2::new(ACROSS[0], PLACED);
    let at = own(true).min_by(nearest).map_or(middle, |disc| disc.at);
    let over = Vec2::new(f64::midpoint(middle.x, at.x), E.surface - E.striker_radius);
    Shot { from: middle, over, speed: OFF_RIM, ease: 0.0 }
}

/// What a striker passes on to a disc of its speed, about.
const PASSED_ON: f64 = 1.4;

/// The speed that is left to be `arrives` after so far.
fn speed_for(far: f64, arrives: f64) -> f64 {
    (arrives * arrives + 2.0 * Equipment::slowing(&E) * far).sqrt()
}

/// Straight behind that place, as far as the zone goes.
fn behind(over: Vec2, normal: Vec2) -> Vec2 {
    let margin = E.zone_line + E.striker_radius;
    let x = over.x - normal.x / normal.y.max(FORWARD) * (over.y - PLACED);
    Vec2::new(x.clamp(margin, E.surface - margin), PLACED)
}

/// Is nothing in this way but the disc that lies there?
fn is_free(discs: &[Seen], but: Option<Vec2>, from: Vec2, to: Vec2, reach: f64) -> bool {
    discs.iter().all(|other| Some(other.at) == but || distance(other.at, from, to) > reach)
}

/// How far a disc is off a way.
fn distance(disc: Vec2, from: Vec2, to: Vec2) -> f64 {
    let way = to - from;
    let along = (disc - from).dot(way.unit()).clamp(0.0, way.length());
    (disc - from - way.unit() * along).length()
}

/// The stroke as it is played; its strength is as uncertain as the weakest shooter's.
fn errs(stroke: Stroke, error: f64, rng: &mut impl Rng) -> Stroke {
    // Twelve dice of one are about normal.
    let mut normal = || (0..12).map(|_| f64::from(rng.random::<u32>()) / 4_294_967_296.0).sum::<f64>() - 6.0;
    let angle = f64::from(stroke.angle) + normal() * error * 1e6;
    let speed = f64::from(stroke.speed) * (1.0 + normal() * LEVELS[0].speed_error);
    #[allow(clippy::cast_possible_truncation, reason = "some millions at the most")]
    let whole = |number: f64| number.round() as i32;
    Stroke {
        angle: whole(angle).clamp(-WIDEST_ANGLE, WIDEST_ANGLE),
        speed: whole(speed).clamp(*Stroke::speeds().start(), *Stroke::speeds().end()),
        ..stroke
    }
}
