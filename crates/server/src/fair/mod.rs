//! Turns: where many want what only a few can have at a time, everybody gets theirs, however much somebody else wants.

mod places;
mod queue;

use tablier_room::Person;

use crate::edge::caller::Caller;
pub(crate) use places::{Permit, Places};

/// Whoever wants something: first of all somebody at an address, for another name costs nothing, and then somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Asker {
    at: Whence,
    person: Option<Person>,
}

/// Where somebody asks from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Whence {
    Address(Caller),
    /// Nothing is known of that: then it is their own turns they take.
    Unknown(Option<Person>),
}

impl Asker {
    /// Somebody at an address, or nobody in particular there.
    pub(crate) fn at(caller: Caller, person: Option<Person>) -> Asker {
        Asker { at: Whence::Address(caller), person }
    }

    /// The same, if the address is known.
    pub(crate) fn perhaps_at(caller: Option<Caller>, person: Option<Person>) -> Asker {
        Asker { at: caller.map_or(Whence::Unknown(person), Whence::Address), person }
    }
}
