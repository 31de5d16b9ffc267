//! Disc on disc.

use super::super::model::Model;
use super::{Contact, Member, Other};
use crate::physics::vector::Vec2;

/// The contact of members `a` and `b` whose centres are apart by `between`.
pub(crate) fn contact(a: (usize, &Member), b: (usize, &Member), between: Vec2) -> Contact {
    let inverse_mass = a.1.mould.inverse_mass + b.1.mould.inverse_mass;
    Contact::new(a.0, Other::Member(b.0), between.unit(), inverse_mass)
}

/// The impulse along the edge that friction gives `b`: what stops the slip, as far as the push allows.
pub(super) fn rub(model: &Model, contact: &Contact, a: &Member, b: &Member) -> f64 {
    let slip = (b.velocity - a.velocity).dot(contact.normal.left()) - b.edge - a.edge;
    let inverse_mass = contact.inverse_mass + a.mould.inverse_edge_mass + b.mould.inverse_edge_mass;
    let most = model.equipment.disc_contact_friction * contact.impulse;
    let share = 1.0 / f64::from(a.pushes.max(b.pushes));
    (-slip / inverse_mass * share).clamp(-most, most)
}
