//! Koroona's peer.
