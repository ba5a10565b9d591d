-- What keeps the search quick where there are a million documents: words of names can be asked for by
-- themselves, how common they are there is known, and everything can be written anew in one go.

-- Signs in front of what is no word by itself: "=" a whole name, "@" a country, "#" a kind, "~" a word of a name, "%"
-- one of 64 heaps into which documents are shuffled: of what a hundred thousand have, one heap tells enough.
create function is_search_word(lexeme text) returns boolean
language sql immutable strict parallel safe
return left(lexeme, 1) not in ('=', '@', '#', '~', '%');

-- The words of a text, folded, with one space between them: split_words(fold_for_search(value)) in a tenth of
-- its time, because translate looks through its whole list for every letter.
create function search_folded(value text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  folded text := value;
begin
  if octet_length(folded) = char_length(folded) then
    folded := lower(folded);
  else
    folded := translate(regexp_replace(lower(normalize(folded, NFKD)),
      '[\u0300-\u030c\u031b\u0323\u0326\u0327\u0328\u0331\u0640\u064b-\u065f\u0670]+', '', 'g'),
      'ٱىة', 'ايه');
    if folded ~ '[\u0660-\u0669\u06f0-\u06f9]' then
      folded := translate(folded, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789');
    end if;
  end if;
  return btrim(regexp_replace(folded,
    '[\u0009-\u000d\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e\u00a0\u00ab\u00b0\u00b7\u00bb\u00bf\u00d7\u060c\u061b\u061f\u066a-\u066d\u200b-\u200f\u2010-\u2015\u2018\u2019\u201c\u201d\u2022\u2026\u2030]+',
    ' ', 'g'));
end $$;

create or replace function search_words_of(value text) returns text
language plpgsql immutable parallel safe as $$
declare
  folded text;
begin
  if value is null then
    return '';
  end if;
  folded := left(value, 6000);
  if folded ~ '\d,\d{3}' then
    folded := regexp_replace(folded, '(\d),(?=\d{3})', '\1', 'g');
  end if;
  folded := public.search_folded(folded);
  if strpos(folded, 'ال') > 0 then
    folded := regexp_replace(folded, '(^|[^\u0621-\u064a])ال(?=[\u0621-\u064a]{3})', '\1', 'g');
  end if;
  return folded;
end $$;

create or replace function search_joined(value text) returns text
language sql immutable parallel safe
return coalesce(left(replace(search_folded(value), ' ', ''), 200), '');

create or replace function search_document_words(kind text, country text, title text, title_ar text,
  names text, subject text, place text, body text) returns tsvector
language plpgsql immutable parallel safe as $$
declare
  named tsvector := to_tsvector('simple', names);
begin
  return setweight(named, 'A') ||
    setweight(to_tsvector('simple', subject), 'B') ||
    setweight(to_tsvector('simple', place), 'C') ||
    to_tsvector('simple', body) ||
    array_to_tsvector(array['#' || kind, '@' || country, '=' || public.search_joined(title),
      '=' || public.search_joined(title_ar),
      '%' || (hashtext(names || subject || place || body) & 63)] ||
      array(select '~' || word from unnest(tsvector_to_array(named)) as word
        where octet_length(word) < 2000));
end $$;

-- In how many documents it is part of the name, as last counted.
alter table search_words add column named bigint not null default 0;

create or replace function learn_search_words(words text[], at_least bigint) returns void
language plpgsql as $$
begin
  with unknown as materialized (
    select distinct given.word from unnest(words) as given (word)
    where is_search_word(given.word) and char_length(given.word) <= 60
      and not exists (
        select from search_words known where known.word = given.word and known.documents >= at_least)
  ), learned as (
    insert into search_words (word, stem, sound, documents, named)
    select word, search_stem(word), search_sound(word), at_least, at_least from unknown
  )
  insert into search_word_deletions (deletion, word)
  select distinct deletion, word from unknown cross join search_deletions(word) as deletion
  where is_spelled(word);
end $$;

-- One index of words for each kind: a look into one kind reads nothing of the others, and finding the first
-- few of every kind takes no sorting.
create function search_kinds() returns text[]
language sql immutable parallel safe
return array['company', 'product', 'medicine', 'catalog', 'event', 'job', 'branch', 'faq', 'page'];

drop index search_documents_words;
create function index_search_words() returns void language plpgsql as $$
declare
  each text;
begin
  foreach each in array search_kinds() loop
    execute format('drop index if exists search_documents_words_of_%s', each);
    -- What was written last is looked through for every question until it is sorted in: little of it.
    execute format('create index search_documents_words_of_%1$s on search_documents using gin (words)
      with (gin_pending_list_limit = 256) where kind = %1$L', each);
  end loop;
end $$;

-- How many documents have a rare word. Counted and not asked for with "exists", for which the planner would
-- walk through all documents in the hope of meeting one soon.
do $do$
begin
  execute format($sql$
    create function count_search_documents(asked tsquery) returns bigint
    language sql stable
    return %s
  $sql$, (
    select string_agg(format(
      '(select count(*) from search_documents where kind = %L and words @@ asked)', kind), ' + ')
    from unnest(search_kinds()) as kind));
end $do$;

-- Of a document that says something else now, only the words that it no longer has.
drop trigger forget_words_on_delete on search_documents;
drop trigger forget_words_on_update on search_documents;
drop function forget_search_words();

create function forget_search_words(said text[]) returns void language plpgsql as $$
declare
  gone text[];
begin
  select array_agg(rare.word) into gone from (
    select distinct each.word from unnest(said) as each (word)
    where is_search_word(each.word)
      and exists (select from search_words known where known.word = each.word and known.documents between 1 and 2)
  ) as rare
  where count_search_documents(quote_literal(rare.word)::tsquery) = 0;
  if gone is null then
    return;
  end if;
  delete from search_words where word = any(gone) and documents > 0;
  -- What the thesaurus says keeps its deletions.
  delete from search_word_deletions held
  using unnest(gone) as forgotten (word) cross join search_deletions(forgotten.word) as cut (deletion)
  where held.deletion = cut.deletion and held.word = forgotten.word
    and not exists (select from search_words known where known.word = forgotten.word);
end $$;

create function forget_words_of_deleted() returns trigger language plpgsql as $$
begin
  perform forget_search_words(array(
    select word from old_rows cross join unnest(tsvector_to_array(old_rows.words)) as word));
  return null;
end $$;
create trigger forget_words_on_delete after delete on search_documents
  referencing old table as old_rows for each statement execute function forget_words_of_deleted();

create function forget_words_of_changed() returns trigger language plpgsql as $$
begin
  perform forget_search_words(array(
    select word from old_rows cross join unnest(tsvector_to_array(old_rows.words)) as word
    except
    select word from new_rows cross join unnest(tsvector_to_array(new_rows.words)) as word));
  return null;
end $$;
create trigger forget_words_on_update after update on search_documents
  referencing old table as old_rows new table as new_rows
  for each statement execute function forget_words_of_changed();

-- Planned once: for a list of one record the planner would otherwise make a plan of its own every time, which
-- takes longer than the writing.
do $$
declare
  each text;
begin
  foreach each in array search_kinds() loop
    execute format('alter function write_%s_documents(bigint[]) set plan_cache_mode = force_generic_plan', each);
  end loop;
end $$;
alter function learn_search_words(text[], bigint) set plan_cache_mode = force_generic_plan;
alter function forget_search_words(text[]) set plan_cache_mode = force_generic_plan;

-- Writes every document and every word anew, while nobody is served.
create function rebuild_search() returns void language plpgsql as $$
declare
  each text;
  ids bigint[];
begin
  truncate search_documents, search_words, search_word_deletions;
  foreach each in array search_kinds() loop
    execute format('drop index if exists search_documents_words_of_%s', each);
  end loop;
  foreach each in array search_kinds() loop
    execute format('select array_agg(record_id order by record_id) from %I', each || '_documents') into ids;
    for place in 1 .. coalesce(cardinality(ids), 0) by 2000 loop
      execute format('select write_%s_documents($1)', each) using ids[place:place + 1999];
    end loop;
  end loop;
  perform index_search_words();
  perform write_search_terms(array(select id from search_synonyms));
end $$;

select rebuild_search();
