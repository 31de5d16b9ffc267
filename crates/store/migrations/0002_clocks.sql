-- How far each table's time has come, where that is further than its last entry says. Written while a game's clock runs
-- and nothing else is stored, so that a crash takes no more than two seconds back.
CREATE TABLE clocks (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    at INTEGER NOT NULL CHECK (at >= 0) -- table time
) STRICT;
