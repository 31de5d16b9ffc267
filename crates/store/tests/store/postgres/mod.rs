//! PostgreSQL: the contract, many nodes, and what goes wrong with servers. `support.rs` starts one for all of these tests;
//! those that kill it have their own.

mod contract;
mod faults;
mod fence;
mod nodes;
mod opening;
mod proxy;
mod support;
mod upgrade;
