//! When does a polynomial first fall through zero? For degrees two to four, on an interval, to the last bit or two.
//!
//! No closed quartic formula: those lose half their digits where roots nearly coincide, which is just where discs
//! graze each other. Instead the roots of each derivative cut the interval into monotone pieces, and a bracketed
//! Newton iteration finds the one root of a piece. "No root" is `None`; there is no "can't answer".

/// A polynomial's coefficients, the constant first.
type Cubic = [f64; 4];
/// A polynomial's coefficients, the constant first.
type Quartic = [f64; 5];

/// The value at `t` of the polynomial with these coefficients, the constant first.
pub(crate) fn value<const N: usize>(coefficients: &[f64; N], t: f64) -> f64 {
    coefficients.iter().rev().fold(0.0, |sum, c| sum * t + c)
}

fn value_and_slope<const N: usize>(coefficients: &[f64; N], t: f64) -> (f64, f64) {
    coefficients.iter().rev().fold((0.0, 0.0), |(sum, slope), c| (sum * t + c, slope * t + sum))
}

/// The real roots of `c + b·t + a·t²` (coefficients constant first), in order.
pub(crate) fn quadratic([c, b, a]: [f64; 3]) -> Few<2> {
    let mut roots = Few::default();
    let discriminant = b * b - 4.0 * a * c;
    if discriminant < 0.0 {
        return roots;
    }
    // The sum of like signs: nothing cancels.
    let q = -0.5 * (b + discriminant.sqrt().copysign(b));
    let mut found = [c / q, q / a];
    if found[0] > found[1] {
        found.swap(0, 1);
    }
    for root in found.into_iter().filter(|root| root.is_finite()) {
        roots.push(root);
    }
    roots
}

/// Up to `N` numbers in order, without a heap.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Few<const N: usize> {
    numbers: [f64; N],
    count: usize,
}

impl<const N: usize> Default for Few<N> {
    fn default() -> Self {
        Few { numbers: [0.0; N], count: 0 }
    }
}

impl<const N: usize> Few<N> {
    fn push(&mut self, number: f64) {
        self.numbers[self.count] = number;
        self.count += 1;
    }

    /// The numbers found.
    pub(crate) fn as_slice(&self) -> &[f64] {
        &self.numbers[..self.count]
    }
}

/// The roots of a cubic strictly inside `(0, until)`, in order.
fn cubic_inside(coefficients: &Cubic, until: f64) -> Few<3> {
    let mut roots = Few::default();
    let [_, b, c, d] = *coefficients;
    let turns = quadratic([b, 2.0 * c, 3.0 * d]);
    let mut from = 0.0;
    let mut at_from = value(coefficients, from);
    let inner = turns.as_slice().iter().copied().filter(|&turn| turn > 0.0 && turn < until);
    for to in inner.chain([until]) {
        let at_to = value(coefficients, to);
        if (at_from < 0.0) != (at_to < 0.0) {
            roots.push(root_between(coefficients, from, to, at_from < 0.0));
        }
        (from, at_from) = (to, at_to);
    }
    roots
}

/// The first time in `(0, until]` at which a cubic is below zero, having been at or above it before.
pub(crate) fn cubic_first_fall(coefficients: &Cubic, until: f64) -> Option<f64> {
    let [_, b, c, d] = *coefficients;
    let turns = quadratic([b, 2.0 * c, 3.0 * d]);
    first_fall(coefficients, turns.as_slice(), 0.0, until)
}

/// The first time in `(from, until]` at which a quartic falls through zero, having been at or above it before.
pub(crate) fn quartic_first_fall(coefficients: &Quartic, from: f64, until: f64) -> Option<f64> {
    let [_, b, c, d, e] = *coefficients;
    let turns = cubic_inside(&[b, 2.0 * c, 3.0 * d, 4.0 * e], until);
    first_fall(coefficients, turns.as_slice(), from, until)
}

fn first_fall<const N: usize>(coefficients: &[f64; N], turns: &[f64], from: f64, until: f64) -> Option<f64> {
    let mut from = from;
    let mut above = value(coefficients, from) >= 0.0;
    let inner = turns.iter().copied().filter(|&turn| turn > 0.0 && turn < until);
    for to in inner.chain([until]) {
        if to <= from {
            continue;
        }
        let above_at_end = value(coefficients, to) >= 0.0;
        if above && !above_at_end {
            return Some(root_between(coefficients, from, to, false));
        }
        (from, above) = (to, above_at_end);
    }
    None
}

/// The root on a piece where the polynomial is monotone and changes sign; `rising` says which way.
///
/// Newton's step, or the middle of the bracket where Newton leaves it or hardly shrinks it.
fn root_between<const N: usize>(coefficients: &[f64; N], from: f64, to: f64, rising: bool) -> f64 {
    let (mut low, mut high) = (from, to);
    let mut guess = 0.5 * (low + high);
    for _ in 0..100 {
        let (here, slope) = value_and_slope(coefficients, guess);
        if (here < 0.0) == rising {
            low = guess;
        } else {
            high = guess;
        }
        let newton = guess - here / slope;
        let next = if newton >= low && newton <= high { newton } else { 0.5 * (low + high) };
        if (next - guess).abs() <= 4.0 * f64::EPSILON * next.abs() {
            return next;
        }
        guess = next;
    }
    guess
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        /// Against a plain walk along the interval.
        #[test]
        fn the_first_fall_is_the_first(
            start in 0.0..10.0_f64,
            rest in prop::array::uniform4(-20.0..20.0_f64),
        ) {
            let quartic = [start, rest[0], rest[1], rest[2], rest[3]];
            let fall = quartic_first_fall(&quartic, 0.0, 3.0);
            let end = fall.unwrap_or(3.0);
            for step in 0..1000 {
                let t = end * f64::from(step) / 1000.0;
                prop_assert!(value(&quartic, t) > -1e-9, "below zero at {t}, before {fall:?}");
            }
            if let Some(fall) = fall {
                prop_assert!(value(&quartic, fall).abs() < 1e-9 && value(&quartic, fall + 1e-6) < 1e-9);
            }
        }
    }

    /// The coefficients of (t - a)(t - b)(t - c)(t - d).
    fn with_roots(roots: [f64; 4]) -> Quartic {
        let mut product = [1.0, 0.0, 0.0, 0.0, 0.0];
        for (degree, root) in roots.into_iter().enumerate() {
            for power in (0..=degree + 1).rev() {
                let lower = if power > 0 { product[power - 1] } else { 0.0 };
                product[power] = lower - root * product[power];
            }
        }
        product
    }

    #[test]
    fn the_first_fall_of_a_quartic_is_its_first_root() {
        let quartic = with_roots([0.25, 0.5, 1.5, 3.0]);
        let fall = quartic_first_fall(&quartic, 0.0, 10.0).unwrap();
        assert!((fall - 0.25).abs() < 1e-14, "{fall}");
        let later = quartic_first_fall(&quartic, 1.0, 10.0).unwrap();
        assert!((later - 1.5).abs() < 1e-13, "{later}");
        assert_eq!(quartic_first_fall(&quartic, 0.0, 0.2), None);
    }

    #[test]
    fn near_coincident_roots_are_told_apart_from_none() {
        let hit = with_roots([0.5, 0.5 + 1e-6, 2.0, 3.0]);
        let fall = quartic_first_fall(&hit, 0.0, 1.0).unwrap();
        assert!((fall - 0.5).abs() < 1e-9, "{fall}");
        let mut miss = with_roots([0.5, 0.5, 2.0, 3.0]);
        miss[0] += 1e-9;
        assert_eq!(quartic_first_fall(&miss, 0.0, 1.0), None);
    }

    #[test]
    fn a_vanishing_leading_coefficient_is_no_trouble() {
        assert_eq!(quadratic([-2.0, 1.0, 0.0]).as_slice(), [2.0]);
        assert_eq!(quadratic([1.0, 0.0, 0.0]).as_slice(), [] as [f64; 0]);
        let line = quartic_first_fall(&[3.0, -2.0, 0.0, 0.0, 0.0], 0.0, 9.0).unwrap();
        assert!((line - 1.5).abs() < 1e-15);
        let cubic = cubic_first_fall(&[1.0, 0.0, -1.0, 0.0], 9.0).unwrap();
        assert!((cubic - 1.0).abs() < 1e-15);
    }
}
