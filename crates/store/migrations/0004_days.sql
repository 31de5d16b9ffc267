-- What people found on a day: one attempt a person and day. The counts are kept beside, so that they outlast the attempts
-- and cost nothing to read.
CREATE TABLE attempts (
    person BLOB NOT NULL CHECK (length(person) = 32),
    day INTEGER NOT NULL CHECK (day >= 0),
    begun INTEGER NOT NULL, -- wall time
    -- All four together; null until something is handed in.
    handed_in INTEGER, -- wall time
    points INTEGER,
    found TEXT,
    streak INTEGER,
    PRIMARY KEY (person, day),
    CHECK ((handed_in IS NULL) = (points IS NULL) AND (handed_in IS NULL) = (found IS NULL)
        AND (handed_in IS NULL) = (streak IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX attempts_by_day ON attempts (day);

CREATE TABLE days (
    day INTEGER PRIMARY KEY,
    begun INTEGER NOT NULL CHECK (begun >= 0)
) STRICT;

CREATE TABLE finds (
    day INTEGER NOT NULL,
    points INTEGER NOT NULL,
    people INTEGER NOT NULL CHECK (people >= 0),
    PRIMARY KEY (day, points)
) STRICT, WITHOUT ROWID;
