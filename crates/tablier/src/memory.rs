//! Which allocator the program has: one that gives back what it no longer needs. The system's keeps what a crowd of vandals
//! made it take, since what is left lies scattered among it (`docs/performance.md`, "Vandals").

use tikv_jemallocator::Jemalloc;

#[global_allocator]
static ALLOCATOR: Jemalloc = Jemalloc;
