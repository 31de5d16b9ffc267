-- What experts said of finished games: the latest of it. `kept` rises, so that the lowest is the oldest.
CREATE TABLE tablier.reviews (
    kept BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    game BYTEA NOT NULL UNIQUE CHECK (length(game) = 16),
    edition BIGINT NOT NULL CHECK (edition >= 0), -- of the expert
    said TEXT NOT NULL
);
