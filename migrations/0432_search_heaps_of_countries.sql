-- What many records have is looked for in some heaps of them and at home first: two long lists to be joined. The heap of a
-- country is one short list.

create or replace function search_document_words(kind text, country text, title text, title_ar text,
  names text, subject text, place text, body text) returns tsvector
language plpgsql immutable parallel safe as $$
declare
  named tsvector := to_tsvector('simple', names);
  heap text := '%' || (hashtext(names || subject || place || body) & 63);
  signed text[];
begin
  if octet_length(names) < 2000 and named <> '' then
    signed := string_to_array('~' || array_to_string(tsvector_to_array(named), ' ~'), ' ');
  else
    signed := array(select '~' || word from unnest(tsvector_to_array(named)) as word
      where octet_length(word) < 2000);
  end if;
  return setweight(named, 'A') ||
    setweight(to_tsvector('simple', subject), 'B') ||
    setweight(to_tsvector('simple', place), 'C') ||
    to_tsvector('simple', body) ||
    array_to_tsvector(array['#' || kind, '@' || country, '=' || public.search_joined(title),
      '=' || public.search_joined(title_ar), heap, heap || '@' || country] || signed);
end $$;

-- What several processes make an index of words by leaves lists in it that begin with a short page. By its first page a
-- scan judges how long a list is, takes the longest for the shortest and goes through all of it.
alter function rebuild_search() set max_parallel_maintenance_workers = 0;

-- Indexes are made once the documents are there, and nothing that follows documents has anything to do.
do $do$
declare
  each text;
  made text[] := array(
    select pg_get_indexdef(i.indexrelid) from pg_index i
    where i.indrelid = 'search_documents'::regclass and not i.indisunique);
begin
  foreach each in array array(
    select i.indexrelid::regclass::text from pg_index i
    where i.indrelid = 'search_documents'::regclass and not i.indisunique) loop
    execute 'drop index ' || each;
  end loop;
  alter table search_documents disable trigger user;
  update search_documents set words = words || array_to_tsvector(array(
    select lexeme || '@' || country from unnest(tsvector_to_array(words)) as lexeme where left(lexeme, 1) = '%'));
  alter table search_documents enable trigger user;
  foreach each in array made loop
    execute each;
  end loop;
end $do$;

-- About how many documents each country has, as last counted; those of no country are among them.
create table search_country_counts (
  country text primary key,
  documents bigint not null
);
select watch_whole_table('search_country_counts');
