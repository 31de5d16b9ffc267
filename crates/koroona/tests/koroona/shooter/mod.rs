//! The bots and the reviewer: what they find, that they play whole sets, and that they have not changed unnoticed.

mod corners;
mod finds;
mod review;
mod sets;
mod signature;
