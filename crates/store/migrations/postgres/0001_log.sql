-- The log, the lists kept from its entries' marks, and who may write to it. Everything lies in a schema of its own and is
-- named with it: behind a transaction pooler no search path lasts.
--
-- A table is known by its code everywhere, compared by bytes. Rows of one table are only written by who has locked its row
-- in `claims`; so there are no foreign keys, which would lock once more for every entry.
CREATE TABLE tablier.tables (
    code TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    opened BIGINT NOT NULL -- wall time
);

CREATE TABLE tablier.entries (
    table_code TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL CHECK (number >= 1),
    wall BIGINT NOT NULL,
    at BIGINT NOT NULL CHECK (at >= 0), -- table time
    author BIGINT NOT NULL CHECK (author >= -1), -- a guest's number; -1 is the table itself
    command TEXT COLLATE "C",
    events TEXT NOT NULL,
    PRIMARY KEY (table_code, number)
);

-- A command is in the log once.
CREATE UNIQUE INDEX entries_by_command ON tablier.entries (table_code, author, command) WHERE command IS NOT NULL;

-- How far each table's time has come, where that is further than its last entry says.
CREATE TABLE tablier.clocks (
    table_code TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL CHECK (at >= 0) -- table time
) WITH (fillfactor = 50);

CREATE TABLE tablier.guests (
    person BYTEA NOT NULL CHECK (length(person) = 32),
    table_code TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, table_code)
);

-- Which table each short code leads to, while that table's door is open. Of two tables that drew the same code the later
-- one has it.
CREATE TABLE tablier.doors (
    code TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    table_code TEXT COLLATE "C" NOT NULL UNIQUE
);

CREATE TABLE tablier.games (
    id BYTEA NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    table_code TEXT COLLATE "C" NOT NULL,
    first BIGINT NOT NULL,
    started BIGINT NOT NULL, -- wall time
    -- All three from the entry that ended it; null while it is played.
    last BIGINT,
    ended BIGINT, -- wall time
    outcome TEXT,
    CHECK ((last IS NULL) = (ended IS NULL) AND (last IS NULL) = (outcome IS NULL))
);

CREATE INDEX games_by_table ON tablier.games (table_code, ended, id) WHERE ended IS NOT NULL;

-- A node's time in the cluster, from when it came to when its lease ran out or it left. Which of them are alive is
-- PostgreSQL's clock to say. A row that is gone is a node that is gone.
CREATE TABLE tablier.nodes (
    incarnation BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name TEXT NOT NULL,
    reads INTEGER NOT NULL, -- the highest schema it can read
    lease_until TIMESTAMPTZ NOT NULL,
    ended BOOLEAN NOT NULL DEFAULT FALSE -- it left, or somebody found its lease run out
) WITH (fillfactor = 50);

-- Who may write to a table, there or not yet. The row stays when the claim is given back: its epoch only rises.
CREATE TABLE tablier.claims (
    table_code TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    epoch BIGINT NOT NULL,
    node BIGINT -- an incarnation; null if it was given back
) WITH (fillfactor = 50);

-- Empty but for the blink of a ping, which tries whether the store takes a write.
CREATE TABLE tablier.probe (filler INTEGER NOT NULL);
