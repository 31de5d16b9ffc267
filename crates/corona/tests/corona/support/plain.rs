//! What the solver's tests share: random situations, and a second, plain solver to agree with.

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use tablier_corona::board::{Move, Points, Situation};

use super::situation;

/// Seeded situations: every piece anywhere, every die anything. Every fourth is crowded onto few spaces and few
/// numbers, where pieces and dice repeat.
pub fn random_situations(seed: u64, count: usize) -> impl Iterator<Item = Situation> {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    (0..count).map(move |nth| {
        let (spaces, sides) = if nth % 4 == 0 { (5, 3) } else { (12, 6) };
        let placement = std::array::from_fn(|_| chance.random_range(0..spaces));
        let throw = std::array::from_fn(|_| chance.random_range(1..=sides));
        situation(placement, throw)
    })
}

/// The most to be had, by the plain search.
pub fn plain_best(situation: &Situation) -> u8 {
    let mut search = PlainSearch {
        waiting: situation.placement.0.map(|space| Some(space.get() as usize)),
        ring: [0; 12],
        dice: [0; 7],
        notes: vec![UNKNOWN; 7usize.pow(6)],
    };
    for space in situation.placement.0 {
        search.ring[space.get() as usize] += 1;
    }
    for pips in situation.throw.0 {
        search.dice[pips.get() as usize] += 1;
    }
    search.most_to_come(0)
}

const UNKNOWN: u8 = u8::MAX;

/// The plain search: every piece that waits by every die that is left, one after another. It keeps notes of what is
/// still to come by which number moved which piece, or else it would take milliseconds a situation.
struct PlainSearch {
    /// Where each piece stands that has not been moved.
    waiting: [Option<usize>; 6],
    /// How many pieces are on each space.
    ring: [u8; 12],
    /// How many dice of each number are left.
    dice: [u8; 7],
    notes: Vec<u8>,
}

impl PlainSearch {
    /// In `note`, written to the base of seven, the nth digit is the number that has moved the nth piece.
    fn most_to_come(&mut self, note: usize) -> u8 {
        let mut best = 0;
        for (piece, digit) in [1, 7, 49, 343, 2_401, 16_807].into_iter().enumerate() {
            let Some(from) = self.waiting[piece] else { continue };
            if self.waiting[..piece].contains(&Some(from)) {
                continue; // its neighbour, who is just like it, has been tried
            }
            for number in 1..=6 {
                if self.dice[number] == 0 {
                    continue;
                }
                let to = (from + number) % 12;
                let points = if self.ring[to] == 0 { 0 } else { self.ring[to] + 1 };
                let next = note + number * digit;
                if self.notes[next] == UNKNOWN {
                    self.waiting[piece] = None;
                    self.dice[number] -= 1;
                    self.ring[from] -= 1;
                    self.ring[to] += 1;
                    self.notes[next] = self.most_to_come(next);
                    self.ring[to] -= 1;
                    self.ring[from] += 1;
                    self.dice[number] += 1;
                    self.waiting[piece] = Some(from);
                }
                best = best.max(points + self.notes[next]);
            }
        }
        best
    }
}

/// Plays a line by the rules and returns its points. Panics where it breaks them.
pub fn replay(situation: &Situation, line: &[Move]) -> Points {
    let mut waiting = situation.placement.0.to_vec();
    let mut landed = Vec::new();
    let mut left = situation.throw.0.to_vec();
    let mut scored = Points(0);
    for step in line {
        let piece = waiting.iter().position(|&at| at == step.from).expect("a piece that waits there (C11)");
        waiting.swap_remove(piece);
        let die = left.iter().position(|&pips| pips == step.die).expect("a die not used yet (C10)");
        left.swap_remove(die);
        assert_eq!(step.to.get(), (step.from.get() + step.die.get()) % 12, "clockwise by the die (C11)");
        let occupants = waiting.iter().chain(&landed).filter(|&&at| at == step.to).count();
        let points = if occupants == 0 { 0 } else { occupants + 1 };
        assert_eq!(usize::from(step.points.0), points, "k + 1 on k pieces (C12)");
        landed.push(step.to);
        scored = scored + step.points;
    }
    scored
}
