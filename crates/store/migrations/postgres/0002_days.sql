-- What people found on a day: one attempt a person and day. The counts are kept beside, so that they outlast the attempts
-- and cost nothing to read. Nobody claims days: the row of the day, or of the attempt, is locked by whoever writes.
CREATE TABLE tablier.attempts (
    person BYTEA NOT NULL CHECK (length(person) = 32),
    day BIGINT NOT NULL CHECK (day >= 0),
    begun BIGINT NOT NULL, -- wall time
    -- All four together; null until something is handed in.
    handed_in BIGINT, -- wall time
    points BIGINT,
    found TEXT,
    streak BIGINT,
    PRIMARY KEY (person, day),
    CHECK ((handed_in IS NULL) = (points IS NULL) AND (handed_in IS NULL) = (found IS NULL)
        AND (handed_in IS NULL) = (streak IS NULL))
);

CREATE INDEX attempts_by_day ON tablier.attempts (day);

CREATE TABLE tablier.days (
    day BIGINT NOT NULL PRIMARY KEY,
    begun BIGINT NOT NULL CHECK (begun >= 0)
) WITH (fillfactor = 50);

CREATE TABLE tablier.finds (
    day BIGINT NOT NULL,
    points BIGINT NOT NULL,
    people BIGINT NOT NULL CHECK (people >= 0),
    PRIMARY KEY (day, points)
) WITH (fillfactor = 50);
