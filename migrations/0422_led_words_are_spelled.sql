-- Long words that lead to a thing of the thesaurus are misspelled like its names: anemic, bedsores, cystitis. Shorter
-- ones are too near to too many others.
create function learn_led_words(words text[]) returns void
language plpgsql as $$
begin
  with unknown as materialized (
    select word from unnest(words) as led (word)
    where not exists (select from search_words known where known.word = led.word)
  ), learned as (
    insert into search_words (word, stem, sound, documents)
    select word, search_stem(word), null, 0 from unknown
  )
  insert into search_word_deletions (deletion, word)
  select distinct deletion, word from unknown cross join search_deletions(word) as deletion
  where is_spelled(word) and char_length(word) >= 6;
end $$;

create or replace function write_search_terms(groups bigint[]) returns void
language plpgsql as $$
begin
  delete from search_terms where group_id = any(groups);
  with given as materialized (
    select row_number() over () as number, s.id, search_words_of(written.word) as term, written.one_way
    from search_synonyms s
    cross join lateral (
      select word, false as one_way from unnest(string_to_array(s.words, ',')) as word
      union all
      select word, true from unnest(string_to_array(s.asked, ',')) as word
    ) as written
    where s.id = any(groups) and s.status = 1
  ), parts as materialized (
    select given.number, part.word, part.place
    from given cross join unnest(string_to_array(given.term, ' ')) with ordinality as part (word, place)
    where part.word <> ''
  ), stems as materialized (
    select word, search_stem(word) as stem from (select distinct word from parts) as each
    where not exists (select from search_stop_words s where s.word = each.word)
  ), joined as (
    select parts.number, array_agg(stems.stem order by parts.place) as stems,
      (array_agg(stems.stem order by char_length(stems.stem) desc, parts.place))[1] as anchor
    from parts join stems on stems.word = parts.word
    group by parts.number
  )
  insert into search_terms (group_id, term, stems, anchor, one_way)
  select given.id, given.term, joined.stems, joined.anchor, given.one_way
  from given join joined on joined.number = given.number;
  -- A misspelled word of the thesaurus is taken for it; so are long words that lead to it.
  perform learn_search_words(array(
    select distinct word from search_terms cross join unnest(string_to_array(term, ' ')) as word
    where group_id = any(groups) and not one_way), 0);
  perform learn_led_words(array(
    select distinct word from search_terms cross join unnest(string_to_array(term, ' ')) as word
    where group_id = any(groups) and one_way));
end $$;

insert into search_word_deletions (deletion, word)
select distinct deletion, word from search_words known cross join search_deletions(known.word) as deletion
where known.documents = 0 and known.sound is null and is_spelled(known.word) and char_length(known.word) >= 6
  and not exists (select from search_word_deletions held where held.word = known.word);
