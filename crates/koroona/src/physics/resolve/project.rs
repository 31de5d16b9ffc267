//! The smallest impulses after which no contact of a set parts more slowly than its target.
//!
//! In the metric of the masses this is the projection of the velocities on a cone, so the velocities it leads to are
//! unique: the order in which contacts are visited can't be seen in the result.

use super::{Contact, Member, Unsettled};

/// Sweeps over the contacts; a dozen is common, a long row takes some hundred.
const MAX_SWEEPS: u32 = 20_000;

/// Adds to the contacts' impulses and to the members' velocities; only the contacts numbered in `which` push.
pub(super) fn project(
    members: &mut [Member],
    contacts: &mut [Contact],
    which: &[usize],
) -> Result<(), Unsettled> {
    if let [only] = *which {
        sweep(members, contacts, &[only]);
        return Ok(());
    }
    let fastest = members.iter().map(|m| m.velocity.x.abs().max(m.velocity.y.abs())).fold(1.0, f64::max);
    let settled = 8.0 * f64::EPSILON * fastest;
    for _ in 0..MAX_SWEEPS {
        if sweep(members, contacts, which) <= settled {
            return Ok(());
        }
    }
    Err(Unsettled)
}

/// Satisfies one contact after the other; returns the largest change of speed that took.
fn sweep(members: &mut [Member], contacts: &mut [Contact], which: &[usize]) -> f64 {
    let mut largest: f64 = 0.0;
    for &i in which {
        let contact = &mut contacts[i];
        let wanted = contact.target - contact.parting(members);
        let after = (contact.impulse + wanted / contact.inverse_mass).max(0.0);
        let change = after - contact.impulse;
        contact.impulse = after;
        let contact = *contact;
        contact.push(members, change);
        largest = largest.max((change * contact.inverse_mass).abs());
    }
    largest
}
