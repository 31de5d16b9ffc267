//! What every situation is worth.
