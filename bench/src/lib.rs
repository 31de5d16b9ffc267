//! Peers, the plain ways to do what the games do cleverly, to be measured against; and what the measuring needs.

pub mod colorado;
mod fastest;
pub mod koroona;
pub mod reference;
pub mod situations;
pub mod summary;

pub use fastest::fastest;
