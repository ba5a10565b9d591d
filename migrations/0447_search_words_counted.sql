-- ts_stat keeps words in a tree that it does not balance: where they come in their order, as references of jobs do, each is
-- compared with all that came before. 25,000 such documents took 8 s and 50,000 took 38 s; counted by their hashes, 0.2 and 0.3 s.
create or replace function rebuild_search() returns void language plpgsql
set work_mem = '64MB' set maintenance_work_mem = '256MB' as $$
declare
  each text;
  made text[] := array(
    select pg_get_indexdef(i.indexrelid) from pg_index i
    where i.indrelid in ('search_documents'::regclass, 'search_words'::regclass, 'search_word_deletions'::regclass)
      and not i.indisunique);
begin
  truncate search_documents, search_words, search_word_deletions;
  foreach each in array array(
    select i.indexrelid::regclass::text from pg_index i
    where i.indrelid in ('search_documents'::regclass, 'search_words'::regclass, 'search_word_deletions'::regclass)
      and not i.indisunique) loop
    execute 'drop index ' || each;
  end loop;
  foreach each in array search_kinds() loop
    -- A table of its own, as only those are made by several processes at once.
    execute format('create temporary table written_anew on commit drop as select * from written_%s_documents', each);
    insert into search_documents (kind, record_id, company_id, country, path, title, title_ar, detail, detail_ar,
      starts_on, ends_on, price_minor, currency, picture, names, subject, place, words)
    select * from written_anew order by record_id;
    drop table written_anew;
  end loop;
  insert into search_words (word, stem, sound, documents, named)
  select word, search_stem(word), search_sound(word), documents, named from (
    select ltrim(word, '~') as word, max(holding) filter (where is_search_word(word)) as documents,
      coalesce(max(holding) filter (where left(word, 1) = '~'), 0) as named
    from (
      select word, count(*)::int as holding
      from search_documents cross join unnest(tsvector_to_array(words)) as word group by word
    ) as counted
    where is_search_word(word) or left(word, 1) = '~'
    group by ltrim(word, '~')
  ) as said
  where char_length(word) <= 60 and documents is not null order by word;
  insert into search_word_deletions (deletion, word)
  select distinct deletion, word from search_words cross join search_deletions(word) as deletion
  where is_spelled(word) order by deletion;
  foreach each in array made loop
    execute each;
  end loop;
  analyze search_documents, search_words, search_word_deletions;
  perform write_search_terms(array(select id from search_synonyms));
end $$;
