//! The reference census of Corona: the plain way to solve the whole game, kept to be compared with.
//!
//! One thread, one byte per state, layer by layer from the end. A state is (pieces that wait, pieces that have
//! landed, dice left), each a bag; the placements are the full 12,376, no turn of the ring is taken as another. Each
//! state is the maximum over its distinct pairs of a space and a die. What can be looked up is looked up, and what
//! depends only on the pieces is worked out once for all dice; beyond that there are no tricks. It shares no code
//! with the solver.

/// Every situation by its worth: `[n]` is how many yield n points.
pub type Histogram = [u64; 22];

const SPACES: usize = 12;
const SIDES: usize = 6;
const PIECES: usize = 6;

/// All bags of one size, in ascending order of their sorted contents, and the way to the bags of one fewer or more.
struct Bags {
    counts: Vec<Vec<u8>>,
    /// By bag and kind, the bag of the size before without one of that kind.
    without: Vec<Vec<Option<usize>>>,
    /// By bag and kind, the bag of the next size with one more of that kind.
    with: Vec<Vec<usize>>,
}

/// The bags of each size from 0 to six.
fn bags(kinds: usize) -> Vec<Bags> {
    let mut sizes: Vec<Vec<Vec<u8>>> = vec![vec![vec![0; kinds]]];
    for size in 1..=PIECES {
        let mut grown = std::collections::BTreeSet::new();
        for bag in &sizes[size - 1] {
            for kind in 0..kinds {
                let mut more = bag.clone();
                more[kind] += 1;
                grown.insert(more);
            }
        }
        sizes.push(grown.into_iter().collect());
    }
    let find = |size: usize, bag: &Vec<u8>| sizes[size].binary_search(bag).ok();
    (0..=PIECES)
        .map(|size| {
            let mut found = Bags { counts: sizes[size].clone(), without: Vec::new(), with: Vec::new() };
            for bag in &sizes[size] {
                let without = (0..kinds).map(|kind| {
                    let mut fewer = bag.clone();
                    fewer[kind] = fewer[kind].checked_sub(1)?;
                    find(size - 1, &fewer)
                });
                found.without.push(without.collect());
                let with = (0..kinds).filter(|_| size < PIECES).map(|kind| {
                    let mut more = bag.clone();
                    more[kind] += 1;
                    find(size + 1, &more).expect("every bag of the next size is listed")
                });
                found.with.push(with.collect());
            }
            found
        })
        .collect()
}

/// Solves the whole game and counts the situations by what they are worth.
pub fn census() -> Histogram {
    let groups = bags(SPACES);
    let dice = bags(SIDES);
    // Nobody waits: nothing more to be had, wherever the six have landed.
    let mut below = vec![0u8; groups[PIECES].counts.len()];
    for waiting in 1..=PIECES {
        below = layer(&groups, &dice, waiting, &below);
    }
    let mut histogram = [0; 22];
    for worth in below {
        histogram[worth as usize] += 1;
    }
    histogram
}

/// The layer in which so many pieces wait, from the one in which one fewer does.
fn layer(groups: &[Bags], dice: &[Bags], waiting: usize, below: &[u8]) -> Vec<u8> {
    let landed = PIECES - waiting;
    let landed_below = groups[landed].with.first().map_or(0, |_| groups[landed + 1].counts.len());
    let row_below = dice[waiting - 1].counts.len();
    // For each bag of dice, its distinct dice and what is left without each.
    let choices: Vec<Vec<(usize, usize)>> = dice[waiting]
        .without
        .iter()
        .map(|without| (0..SIDES).filter_map(|side| Some((side, without[side]?))).collect())
        .collect();
    let mut worth =
        Vec::with_capacity(groups[waiting].counts.len() * groups[landed].counts.len() * choices.len());
    for (unmoved, without) in groups[waiting].counts.iter().zip(&groups[waiting].without) {
        for (landed_counts, with) in groups[landed].counts.iter().zip(&groups[landed].with) {
            // Per die, for each distinct space: the points, and where the row of what follows begins.
            let moves: [Vec<(u8, usize)>; SIDES] = std::array::from_fn(|side| {
                (0..SPACES)
                    .filter_map(|space| {
                        let rest = without[space]?;
                        let to = (space + side + 1) % SPACES;
                        let occupants = unmoved[to] + landed_counts[to];
                        let points = if occupants == 0 { 0 } else { occupants + 1 };
                        Some((points, (rest * landed_below + with[to]) * row_below))
                    })
                    .collect()
            });
            worth.extend(choices.iter().map(|choices| {
                let pairs = choices.iter().flat_map(|&(side, rest)| {
                    moves[side].iter().map(move |&(points, row)| points + below[row + rest])
                });
                pairs.max().unwrap_or(0)
            }));
        }
    }
    worth
}
