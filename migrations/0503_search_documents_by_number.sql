-- Lists read the records of what a search found by the numbers of its documents: without an index of them, which 0502
-- took away, each such search read the whole table.
create unique index search_documents_id on search_documents (id);
