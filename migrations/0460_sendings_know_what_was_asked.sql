-- What was asked for with a key, as a hash, wherever a key is taken: the same key with something else is no repetition.
-- None of what was sent before. What a message said stands in it.
alter table imports add column asked bytea;
alter table unconfirmed_enquiries add column asked bytea;
alter table enquiries add column asked bytea;
alter table quote_requests add column asked bytea;
alter table quotations add column asked bytea;
