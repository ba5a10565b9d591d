-- What was asked for with the key, as a hash: the same key with something else is no repetition.
-- None of those that were made before; they are forgotten within a day.
alter table created_items add column asked bytea;
