-- The log, and the indices kept from its entries' marks. A file of this schema says so by its application id ("Tabl").
PRAGMA application_id = 0x5461626c;

CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    opened INTEGER NOT NULL -- wall time
) STRICT;

-- In the order they came, so that the entries of one commit share its last pages; the last number and the last
-- activity of a table are read from here and stored nowhere else.
CREATE TABLE entries (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number >= 1),
    wall INTEGER NOT NULL,
    at INTEGER NOT NULL CHECK (at >= 0), -- table time
    author INTEGER NOT NULL CHECK (author >= -1), -- a guest's number; -1 is the table itself
    command TEXT,
    events TEXT NOT NULL,
    UNIQUE (table_id, number)
) STRICT;

-- A command is in the log once.
CREATE UNIQUE INDEX entries_by_command ON entries (table_id, author, command) WHERE command IS NOT NULL;

CREATE TABLE guests (
    person BLOB NOT NULL CHECK (length(person) = 32),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE games (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    first INTEGER NOT NULL,
    started INTEGER NOT NULL, -- wall time
    -- All three from the entry that ended it; null while it is played.
    last INTEGER,
    ended INTEGER, -- wall time
    outcome TEXT,
    CHECK ((last IS NULL) = (ended IS NULL) AND (last IS NULL) = (outcome IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX games_by_table ON games (table_id, ended, id) WHERE ended IS NOT NULL;

-- Empty but for the blink of a ping, which tries whether the store takes a write.
CREATE TABLE probe (filler BLOB NOT NULL) STRICT;
