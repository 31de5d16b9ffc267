//! The solver against a plain second one, the census, and the count of best lines.

mod agreement;
mod best_sets;
mod census;
