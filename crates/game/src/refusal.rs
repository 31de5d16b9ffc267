//! A "no": with a code that programs know and the number of the rule it rests on.

/// What a game's own refusals can say of themselves. [`refusals!`](crate::refusals) makes them.
///
/// The codes are for ever: clients translate them. `Display` is for logs and terminals, in English.
pub trait Refuse: std::error::Error + Clone + PartialEq + Send + Sync + 'static {
    /// Every refusal there is, one example each: clients prove with it that they have a text for all.
    fn all() -> Vec<Self>;

    /// The stable code, in `snake_case`.
    fn code(&self) -> &'static str;

    /// The number of the rule it rests on, as the rule book counts (`"C8"`). None where it rests on what this table
    /// agreed on beyond the book, as on a clock.
    fn rule(&self) -> Option<&'static str>;
}

/// A game's refusals: for each its name, its code, the number of its rule (`-` for none), and its text in English.
///
/// ```
/// tablier_game::refusals! {
///     /// Not a number from 1 to 21.
///     CallOutOfRange = "call_out_of_range", "C8", "a call is a number from 1 to 21";
///     /// Too late by the clock that was agreed on.
///     OutOfTime = "out_of_time", -, "your time is up";
/// }
///
/// use tablier_game::Refuse;
/// assert_eq!(Refusal::CallOutOfRange.rule(), Some("C8"));
/// assert_eq!(Refusal::CallOutOfRange.to_string(), "a call is a number from 1 to 21 (C8)");
/// assert_eq!(Refusal::OutOfTime.rule(), None);
/// assert_eq!(Refusal::all().len(), 2);
/// ```
#[macro_export]
macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $code:literal, $rule:tt, $text:literal;)*) => {
        /// Why a command, or a setup, is not accepted.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Refusal {
            $($(#[$doc])* $name,)*
        }

        impl $crate::Refuse for Refusal {
            fn all() -> ::std::vec::Vec<Refusal> {
                ::std::vec![$(Refusal::$name,)*]
            }

            fn code(&self) -> &'static str {
                match self { $(Refusal::$name => $code,)* }
            }

            fn rule(&self) -> ::std::option::Option<&'static str> {
                match self { $(Refusal::$name => $crate::refusals!(@rule $rule),)* }
            }
        }

        impl ::std::fmt::Display for Refusal {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let text = match self { $(Refusal::$name => $text,)* };
                match $crate::Refuse::rule(self) {
                    ::std::option::Option::Some(rule) => ::std::write!(f, "{text} ({rule})"),
                    ::std::option::Option::None => f.write_str(text),
                }
            }
        }

        impl ::std::error::Error for Refusal {}
    };
    (@rule -) => { ::std::option::Option::None };
    (@rule $rule:literal) => { ::std::option::Option::Some($rule) };
}
