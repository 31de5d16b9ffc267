-- Which table each short code leads to, while that table's door is open. Of two tables that drew the same code the later
-- one has it.
CREATE TABLE doors (
    code TEXT NOT NULL PRIMARY KEY,
    table_id INTEGER NOT NULL UNIQUE REFERENCES tables (id)
) STRICT, WITHOUT ROWID;
