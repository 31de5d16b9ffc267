//! The reference client: visits a server and plays at its tables through the public protocol only, HTTP and one
//! WebSocket per table. It knows the messages of `tablier-room` and the types of one game, and none of the rules.
//!
//! ```no_run
//! # use tablier_client::{ClientError, Visitor};
//! # async fn play<G: tablier_room::Playable>() -> Result<(), ClientError> {
//! let mut ada = Visitor::new("127.0.0.1:8080");
//! let (code, _) = ada.open_table::<G>(None, "Ada").await?;
//! let mut table = ada.connect::<G>(code).await?;
//! let number = table.perform(&tablier_room::Command::Sit { name: None }).await?;
//! table.drop_hard();
//! table.reconnect().await?;
//! assert!(table.number() >= number);
//! # Ok(())
//! # }
//! ```

mod client;
mod error;
mod http;
mod line;
mod visitor;

pub use client::{Client, Habits};
pub use error::ClientError;
pub use http::{Reply, Request};
pub use visitor::{Looked, Visitor};
