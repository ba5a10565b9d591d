-- Names by how they begin, in either language: a question that is still being typed.
create index search_documents_by_name on search_documents ((left(names, 60)) collate "C");
create function arabic_part(names text) returns text
language sql immutable strict parallel safe
return left(substring(names from '[\u0621-\u064a].*'), 60);
create index search_documents_by_arabic_name on search_documents ((arabic_part(names)) collate "C")
  where arabic_part(names) is not null;
