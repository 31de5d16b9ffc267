-- What experts said of finished games: the latest of it. `kept` rises, so that the lowest is the oldest.
CREATE TABLE reviews (
    kept INTEGER PRIMARY KEY,
    game BLOB NOT NULL UNIQUE CHECK (length(game) = 16),
    edition INTEGER NOT NULL CHECK (edition >= 0), -- of the expert
    said TEXT NOT NULL
) STRICT;
