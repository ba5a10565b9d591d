-- Each part of a question is tried on every document that is looked at. PostgreSQL keeps a value that makes a row longer
-- than 2 kB in a table beside it, where each of these tries looked it up anew: half of what looking for candidates cost.
-- The words of nearly all documents fit into the row; those that are there already move in when they are written again.
alter table search_documents set (toast_tuple_target = 8160);
