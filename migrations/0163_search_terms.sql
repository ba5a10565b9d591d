-- Groups of words that mean the same may also be led to by words that do not: what a thing is for. They
-- lead here and are not led to.
alter table search_synonyms add column asked text not null default '';

-- Little words that mean nothing by themselves; written when the portal starts.
create table search_stop_words (
  word text collate "C" primary key
);

-- Every term of every group that is switched on, as it is compared with a question.
create table search_terms (
  group_id bigint not null references search_synonyms (id) on delete cascade,
  -- Its words with one space between them.
  term text collate "C" not null,
  stems text[] not null,
  -- The longest of them: one look-up finds the terms that a question can hold.
  anchor text collate "C" not null,
  -- Leads to the group, but is not what it means.
  one_way boolean not null
);
create index search_terms_by_anchor on search_terms (anchor);
create index search_terms_of_group on search_terms (group_id);

create function write_search_terms(groups bigint[]) returns void language plpgsql as $$
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
  -- A misspelled word of the thesaurus is taken for it; words that only lead to others are merely known.
  perform learn_search_words(array(
    select distinct word from search_terms cross join unnest(string_to_array(term, ' ')) as word
    where group_id = any(groups) and not one_way), 0);
  insert into search_words (word, stem, sound, documents)
  select word, search_stem(word), null, 0 from (
    select distinct word from search_terms cross join unnest(string_to_array(term, ' ')) as word
    where group_id = any(groups) and one_way
  ) as led
  where not exists (select from search_words known where known.word = led.word);
end $$;

create function follow_synonyms() returns trigger language plpgsql as $$
begin
  perform write_search_terms(array(select id from new_rows));
  return null;
end $$;
create trigger search_terms_on_insert after insert on search_synonyms
  referencing new table as new_rows for each statement execute function follow_synonyms();
create trigger search_terms_on_update after update on search_synonyms
  referencing new table as new_rows for each statement execute function follow_synonyms();

select write_search_terms(array(select id from search_synonyms));

-- Which group of the shipped thesaurus became which row, and what it said: a row that says something else
-- is the operator's, and one that is gone stays gone.
create table shipped_synonyms (
  key text collate "C" primary key,
  synonym_id bigint,
  words text not null,
  asked text not null
);

-- Pages that are no record and can be the answer all the same; written when the portal starts. What the
-- operator makes of a legal page is said instead of what was shipped.
create table search_pages (
  id bigint generated always as identity primary key,
  path text not null unique,
  title text not null,
  title_ar text not null,
  -- What people ask who look for it.
  asked text not null,
  body text not null,
  -- Of the legal pages.
  content_id smallint
);

create view page_documents as
select p.id as record_id, null::bigint as company_id, '' as country, p.path,
  coalesce(own.title, p.title) as title, coalesce(own.title_ar, p.title_ar) as title_ar,
  null::text as detail, null::text as detail_ar,
  null::date as starts_on, null::date as ends_on, null::bigint as price_minor, null::text as currency,
  concat_ws(' ', coalesce(own.title, p.title), coalesce(own.title_ar, p.title_ar)) as names,
  p.asked as subject, '' as place,
  case when own.id is null then p.body else
    regexp_replace(own.html || ' ' || own.html_ar, '<[^<>]*>', ' ', 'g') end as body
from search_pages p left join static_contents own on own.id = p.content_id;

select define_search_documents('page', 'page_documents', 'null');
select follow_for_search('search_pages', 'page', 'id', 'r::text');

create function write_legal_documents() returns trigger language plpgsql as $$
begin
  perform write_page_documents(array(select id from search_pages where content_id is not null));
  return null;
end $$;
create trigger search_of_legal_pages after insert or update or delete on static_contents
  for each statement execute function write_legal_documents();

select watch_table('search_terms');
