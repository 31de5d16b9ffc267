-- Which schema is written. It only rises, under the lock under which nodes come, to the lowest that every node that is alive
-- can read; a node that can't read it does not come. Before this there was the second.
CREATE TABLE tablier.written (
    single BOOLEAN NOT NULL PRIMARY KEY DEFAULT TRUE CHECK (single),
    schema INTEGER NOT NULL
);

INSERT INTO tablier.written (schema) VALUES (2);

-- In which one each entry was written. Nodes that know of none of this write in the second.
ALTER TABLE tablier.entries ADD COLUMN schema INTEGER NOT NULL DEFAULT 2;
