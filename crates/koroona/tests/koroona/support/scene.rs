//! A few discs, a stroke, a verdict. Red shoots from the south unless said otherwise, so places read as the shooter
//! sees them, in millimetres.

use tablier_koroona::equipment::Equipment;
use tablier_koroona::physics::{Across, Event, Model, Rim, Simulator, Trace, Vec2, What};
use tablier_koroona::referee::{Debts, Early, Rule, Stance, Story, SwitchedOff, Touched, Verdict, judge};
use tablier_koroona::stroke::{Ended, Played, Stroke, play};
use tablier_koroona::table::{Colour, DiscId, Place, Point, Stand, Table};

pub(crate) fn mm(x: f64, y: f64) -> Point {
    Point::from_millimetres(Vec2::new(x, y))
}

#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) table: Table,
    pub(crate) debts: Debts,
    pub(crate) off: SwitchedOff,
    pub(crate) shooter: Stand,
    pub(crate) colour: Colour,
    pub(crate) stands: [Vec<Stand>; 2],
    /// Where the striker ends in strokes that are told.
    pub(crate) striker: Ended,
}

/// A table with these discs; the shorter side is filled up with pocketed ones.
pub(crate) fn scene(reds: &[(f64, f64)], blacks: &[(f64, f64)]) -> Scene {
    pocketed(reds, blacks, 0)
}

/// The same with so many discs more of each side in the pockets.
pub(crate) fn pocketed(reds: &[(f64, f64)], blacks: &[(f64, f64)], more: usize) -> Scene {
    let each = reds.len().max(blacks.len()) + more;
    let mut places = vec![Place::Pocket; 2 * each];
    for (n, &(x, y)) in reds.iter().enumerate() {
        places[n] = Place::Table(mm(x, y));
    }
    for (n, &(x, y)) in blacks.iter().enumerate() {
        places[each + n] = Place::Table(mm(x, y));
    }
    Scene {
        table: Table::new(places),
        debts: Debts::default(),
        off: SwitchedOff::default(),
        shooter: Stand::South,
        colour: Colour::Red,
        stands: [vec![Stand::South], vec![Stand::North]],
        striker: Ended::Table(mm(500.0, 700.0)),
    }
}

pub(crate) struct Judged {
    pub(crate) verdict: Verdict,
    pub(crate) story: Story,
    pub(crate) ended: Vec<(DiscId, Ended)>,
}

impl Judged {
    pub(crate) fn rules(&self) -> Vec<&'static str> {
        self.verdict.rulings.iter().map(|ruling| ruling.rule.number()).collect()
    }

    pub(crate) fn says(&self, rule: Rule) -> bool {
        self.verdict.rulings.iter().any(|ruling| ruling.rule == rule)
    }

    /// Where the referee put this disc, if he did.
    pub(crate) fn put(&self, disc: DiscId) -> Option<(Point, Rule)> {
        self.verdict.respots.iter().find(|p| p.disc == disc).map(|p| (p.to, p.rule))
    }

    pub(crate) fn touched(&self) -> Vec<Touched> {
        self.story.touches.iter().map(|touch| touch.what).collect()
    }
}

impl Scene {
    /// The same discs with four players; red's seat 1 shoots.
    pub(crate) fn doubles(mut self) -> Scene {
        self.stands = DOUBLES.map(<[Stand]>::to_vec);
        self
    }

    /// The same discs with this shooter.
    pub(crate) fn shot_by(mut self, colour: Colour, shooter: Stand) -> Scene {
        (self.colour, self.shooter) = (colour, shooter);
        self
    }

    pub(crate) fn red(&self, n: usize) -> DiscId {
        self.table.ids_of(Colour::Red).nth(n).unwrap()
    }

    pub(crate) fn black(&self, n: usize) -> DiscId {
        self.table.ids_of(Colour::Black).nth(n).unwrap()
    }

    pub(crate) fn judge(&self, played: &Played<'_>) -> Judged {
        let [red, black] = &self.stands;
        let stance = Stance { shooter: self.shooter, colour: self.colour, stands: [red, black] };
        let verdict = judge(&self.table, &self.debts, &stance, &self.off, played);
        self.told_early(&stance, played, &verdict);
        Judged {
            verdict,
            story: Story::of(played),
            ended: played.discs.iter().copied().zip(played.ended.iter().copied()).collect(),
        }
    }

    /// Whoever reads along finds the fouls that the referee finds at the end, N13 to N16. In strokes that are told the
    /// striker may end in a pocket without an event.
    fn told_early(&self, stance: &Stance<'_>, played: &Played<'_>, verdict: &Verdict) {
        let events = &played.trace.events;
        let lost = events.iter().any(|event| matches!(event.what, What::Pocket(0, _) | What::Off(0, _)));
        let foul = verdict.rulings.iter().any(|ruling| match ruling.rule {
            Rule::N13 => lost,
            Rule::N14 | Rule::N15 | Rule::N16 => true,
            _ => false,
        });
        let mut early = Early::new(&self.table, stance, &self.off);
        assert_eq!(early.is_foul(events), foul, "{:?} {:?}", verdict.rulings, Story::of(played));
        // Read along a second time, it begins anew.
        early.begin();
        assert_eq!(early.is_foul(events), foul, "the second time");
    }

    pub(crate) fn strike(&self, stroke: Stroke) -> Judged {
        let mut simulator = Simulator::new(Model::new(&Equipment::STANDARD));
        let played = play(&mut simulator, &self.table, self.shooter, &stroke).unwrap();
        self.judge(&played)
    }

    /// The striker from one place toward another.
    pub(crate) fn shoot(&self, from: (f64, f64), toward: (f64, f64), speed: f64) -> Judged {
        let way = Vec2::new(toward.0 - from.0, toward.1 - from.1);
        self.strike(Stroke::from_velocity(mm(from.0, from.1), way.unit() * speed))
    }

    /// The first stroke of a fan from one place whose touches begin like this.
    pub(crate) fn fan(&self, from: (f64, f64), speed: i32, begins: &[Touched]) -> Judged {
        (-1500..=1500)
            .map(|n| Stroke { x: mm(from.0, from.1).x, y: mm(from.0, from.1).y, angle: n * 1000, speed })
            .map(|stroke| self.strike(stroke))
            .find(|judged| judged.touched().starts_with(begins))
            .expect("some stroke of the fan touches these")
    }

    /// A stroke told instead of played: the striker's touches, and where discs ended.
    pub(crate) fn tell(&self, touches: &[(f64, Touched)], ends: &[(DiscId, Ended)]) -> Judged {
        let happened: Vec<(f64, Happened)> =
            touches.iter().map(|&(at, touched)| (at, Happened::Touch(touched))).collect();
        self.tell_all(&happened, ends)
    }

    /// The same with whatever else can happen.
    pub(crate) fn tell_all(&self, happened: &[(f64, Happened)], ends: &[(DiscId, Ended)]) -> Judged {
        let discs: Vec<DiscId> = self.table.lying().map(|(disc, _)| disc).collect();
        let body = |disc: DiscId| 1 + discs.iter().position(|&d| d == disc).unwrap();
        let event = |&(at, happened): &(f64, Happened)| Event {
            at,
            what: match happened {
                Happened::Touch(Touched::Disc(disc)) => What::DiscDisc(0, body(disc)),
                Happened::Touch(Touched::Rim(rim)) => What::DiscRim(0, rim),
                Happened::Between(a, b) => What::DiscDisc(body(a), body(b)),
                Happened::Line(across) => What::Line(0, across),
            },
        };
        let trace = Trace { events: happened.iter().map(event).collect(), ..Trace::default() };
        let ended = discs
            .iter()
            .map(|disc| {
                let told = ends.iter().find(|(d, _)| d == disc).map(|&(_, ended)| ended);
                told.unwrap_or(Ended::Table(self.table.point(*disc).unwrap()))
            })
            .collect();
        let slowing = Equipment::STANDARD.slowing();
        self.judge(&Played { trace: &trace, discs, ended, striker: self.striker, slowing })
    }
}

/// Something that happens in a stroke that is told.
#[derive(Clone, Copy)]
pub(crate) enum Happened {
    /// The striker touches something.
    Touch(Touched),
    /// Two discs touch each other.
    Between(DiscId, DiscId),
    /// The striker's hole comes to be there with respect to the shooter's line.
    Line(Across),
}

/// The four players of doubles, red's and black's, seat 1 in the south.
pub(crate) const DOUBLES: [&[Stand]; 2] = [&[Stand::South, Stand::North], &[Stand::West, Stand::East]];

pub(crate) fn disc(disc: DiscId) -> Touched {
    Touched::Disc(disc)
}

pub(crate) const FAR: Touched = Touched::Rim(Rim::Far);
pub(crate) const LEFT: Touched = Touched::Rim(Rim::Left);
pub(crate) const RIGHT: Touched = Touched::Rim(Rim::Right);
pub(crate) const NEAR: Touched = Touched::Rim(Rim::Near);

/// On the straight line from (400, 60) into the far left pocket, 30 % before it.
pub(crate) const ON_LINE: (f64, f64) = (165.5, 672.5);
/// Where that line starts.
pub(crate) const FROM: (f64, f64) = (400.0, 60.0);
/// Where it ends.
pub(crate) const POCKET: (f64, f64) = (65.0, 935.0);
/// Light, and in nobody's way.
pub(crate) const ASIDE: (f64, f64) = (900.0, 600.0);
/// Another such place.
pub(crate) const ASIDE_TOO: (f64, f64) = (900.0, 500.0);
