//! The roles together, for whoever wants all of them from one hand.

use crate::{Claims, Days, Index, Log, Reviews};

/// A store with all the roles. Everything that has them is one; an `Arc<dyn Store>` becomes an `Arc<dyn Log>`, say,
/// for whoever needs no more.
pub trait Store: Log + Index + Claims + Days + Reviews {}

impl<Roles: Log + Index + Claims + Days + Reviews + ?Sized> Store for Roles {}
