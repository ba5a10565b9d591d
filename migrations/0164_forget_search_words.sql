-- Words that only a document had which is gone, or says something else now, are forgotten with it: they may be
-- somebody's name. Words that were counted in several documents are not looked at; the count comes round to them.
create function forget_search_words() returns trigger language plpgsql as $$
declare
  gone text[];
begin
  select array_agg(rare.word) into gone from (
    select distinct said.word from old_rows cross join unnest(tsvector_to_array(old_rows.words)) as said (word)
    where left(said.word, 1) not in ('=', '@', '#')
      and exists (select from search_words known where known.word = said.word and known.documents between 1 and 2)
  ) as rare
  where not exists (
    select from search_documents held where held.words @@ quote_literal(rare.word)::tsquery);
  if gone is null then
    return null;
  end if;
  delete from search_words where word = any(gone) and documents > 0;
  -- What the thesaurus says keeps its deletions.
  delete from search_word_deletions held
  using unnest(gone) as forgotten (word) cross join search_deletions(forgotten.word) as cut (deletion)
  where held.deletion = cut.deletion and held.word = forgotten.word
    and not exists (select from search_words known where known.word = forgotten.word);
  return null;
end $$;
create trigger forget_words_on_delete after delete on search_documents
  referencing old table as old_rows for each statement execute function forget_search_words();
create trigger forget_words_on_update after update on search_documents
  referencing old table as old_rows for each statement execute function forget_search_words();
