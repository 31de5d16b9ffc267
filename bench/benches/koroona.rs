//! Koroona.
fn main() {}
