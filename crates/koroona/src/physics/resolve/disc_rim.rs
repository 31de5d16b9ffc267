//! Disc on rim.

use super::super::detect::disc_rim::Rim;
use super::super::model::Model;
use super::{Contact, Member, Other};

/// The contact of member `a` with a rim.
pub(crate) fn contact(a: (usize, &Member), rim: Rim) -> Contact {
    Contact::new(a.0, Other::Rim(rim), rim.outward(), a.1.mould.inverse_mass)
}

/// Does a disc that arrives like this jump over the rim? One that lay against it has no run-up and does not.
pub(crate) fn jumps(model: &Model, contact: &Contact, members: &[Member]) -> bool {
    matches!(contact.other, Other::Rim(_)) && -contact.parting(members) > model.equipment.rim_jump
}

/// The impulse along the edge that friction gives the rim: what stops the slip, as far as the push allows.
pub(super) fn rub(model: &Model, contact: &Contact, a: &Member) -> f64 {
    let slip = -a.velocity.dot(contact.normal.left()) - a.edge;
    let inverse_mass = contact.inverse_mass + a.mould.inverse_edge_mass;
    let most = model.equipment.rim_contact_friction * contact.impulse;
    (-slip / inverse_mass / f64::from(a.pushes)).clamp(-most, most)
}
