-- One index over everything that visitors can find. Each owner of records says in a view how they are
-- found; triggers keep what is written here the same as those views, in the transaction that changed them.

-- A text as its words are compared, with one space between them; a number is written without the commas
-- of its thousands. What is far too long for people to mean is left out.
create function search_words_of(value text) returns text
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
  return array_to_string(public.split_words(public.search_text(folded)), ' ');
end $$;

-- A code, a reference or a whole name in one piece: TBM-1005 is tbm1005.
create function search_joined(value text) returns text
language sql immutable parallel safe
return coalesce(left(array_to_string(split_words(fold_for_search(value)), ''), 200), '');

create table search_documents (
  id bigint generated always as identity primary key,
  kind text not null check (
    kind in ('company', 'product', 'medicine', 'catalog', 'event', 'job', 'branch', 'faq', 'page')),
  record_id bigint not null,
  -- Whose it is; a company is its own.
  company_id bigint,
  -- Empty where it belongs to no country.
  country text not null,
  path text not null,
  title text not null,
  title_ar text,
  -- What tells records of one name apart, where it is not the country.
  detail text,
  detail_ar text,
  -- When it begins and after which day it is no longer found.
  starts_on date,
  ends_on date,
  price_minor bigint,
  currency text,
  -- As words are compared: its names, and what it is about.
  names text not null,
  subject text not null,
  place text not null,
  -- A names, B what it is about, C where and whose, D what is said of it. Also "=" and the whole name,
  -- "@" and the country, "#" and the kind: words have no such signs, and the index can join them.
  words tsvector not null,
  unique (kind, record_id)
);
create index search_documents_words on search_documents using gin (words);
create index search_documents_of_kind on search_documents (kind, country, id desc);
create index search_documents_of_company on search_documents (company_id, kind);

-- Every word of the documents and of the thesaurus, once or, when two were writing it at the same time,
-- twice. It is not unique so that nobody waits for another to end.
create table search_words (
  word text collate "C" not null,
  stem text collate "C" not null,
  sound text collate "C",
  -- In how many documents it is, as last counted: one when it is new, none when only the thesaurus has it.
  documents bigint not null
);
create index search_words_by_word on search_words (word) include (documents);
create index search_words_by_stem on search_words (stem);
create index search_words_by_sound on search_words (sound);

create table search_word_deletions (
  deletion text collate "C" not null,
  word text collate "C" not null
);
create index search_word_deletions_by_deletion on search_word_deletions (deletion) include (word);

-- Numbers and codes are asked for exactly, and what is short or endless is no word that people misspell.
create function is_spelled(word text) returns boolean
language sql immutable strict parallel safe
return char_length(word) between 3 and 24 and word ~ '^([a-z]+|[\u0621-\u064a]+)$';

-- Only words that are new cost more than a look.
create function learn_search_words(words text[], at_least bigint) returns void
language plpgsql as $$
begin
  with unknown as materialized (
    select distinct given.word from unnest(words) as given (word)
    where left(given.word, 1) not in ('=', '@', '#') and char_length(given.word) <= 60
      and not exists (
        select from search_words known where known.word = given.word and known.documents >= at_least)
  ), learned as (
    insert into search_words (word, stem, sound, documents)
    select word, search_stem(word), search_sound(word), at_least from unknown
  )
  insert into search_word_deletions (deletion, word)
  select distinct deletion, word from unknown cross join search_deletions(word) as deletion
  where is_spelled(word);
end $$;

-- How a document is found.
create function search_document_words(kind text, country text, title text, title_ar text,
  names text, subject text, place text, body text) returns tsvector
language sql immutable parallel safe
return setweight(to_tsvector('simple', names), 'A') ||
  setweight(to_tsvector('simple', subject), 'B') ||
  setweight(to_tsvector('simple', place), 'C') ||
  to_tsvector('simple', body) ||
  array_to_tsvector(array['#' || kind, '@' || country, '=' || search_joined(title),
    '=' || search_joined(title_ar)]);

-- Has documents of a kind follow what a view says of them. The view gives record_id, company_id, country,
-- path, title, title_ar, detail, detail_ar, starts_on, ends_on, price_minor, currency, and texts: names,
-- subject, place, body. It makes a function write_<kind>_documents(record_ids). Whoever writes a document
-- waits for whoever is writing it: locks come first, and each statement then sees what they were waiting for.
-- Rows of other tables that a document is made of are locked by the statement given.
create function define_search_documents(kind text, view regclass, locks text) returns void
language plpgsql as $do$
begin
  execute format($sql$
    create function write_%1$s_documents(changed bigint[]) returns void language plpgsql as $$
    declare
      written text[];
    begin
      if changed is null then
        return;
      end if;
      %3$s;
      perform from search_documents held
      where held.kind = %1$L and held.record_id = any(changed) order by held.record_id for update;
      delete from search_documents held
      where held.kind = %1$L and held.record_id = any(changed)
        and not exists (select from %2$s shown where shown.record_id = held.record_id);
      with shown as materialized (
        select record_id, company_id, country, path, title, title_ar, detail, detail_ar, starts_on,
          ends_on, price_minor, currency, search_words_of(names) as names,
          search_words_of(subject) as subject, search_words_of(place) as place,
          search_words_of(body) as body
        from %2$s where record_id = any(changed)
      ), renewed as (
        insert into search_documents as held (kind, record_id, company_id, country, path, title, title_ar,
          detail, detail_ar, starts_on, ends_on, price_minor, currency, names, subject, place, words)
        select %1$L, record_id, company_id, country, path, title, title_ar, detail, detail_ar, starts_on,
          ends_on, price_minor, currency, names, left(subject, 1000), left(place, 500),
          search_document_words(%1$L, country, title, title_ar, names, subject, place, body)
        from shown order by record_id
        on conflict (kind, record_id) do update set
          company_id = excluded.company_id, country = excluded.country, path = excluded.path,
          title = excluded.title, title_ar = excluded.title_ar, detail = excluded.detail,
          detail_ar = excluded.detail_ar, starts_on = excluded.starts_on, ends_on = excluded.ends_on,
          price_minor = excluded.price_minor, currency = excluded.currency, names = excluded.names,
          subject = excluded.subject, place = excluded.place, words = excluded.words
        where (held.company_id, held.country, held.path, held.title, held.title_ar, held.detail,
            held.detail_ar, held.starts_on, held.ends_on, held.price_minor, held.currency, held.words)
          is distinct from (excluded.company_id, excluded.country, excluded.path, excluded.title,
            excluded.title_ar, excluded.detail, excluded.detail_ar, excluded.starts_on, excluded.ends_on,
            excluded.price_minor, excluded.currency, excluded.words)
        returning words
      )
      select array_agg(distinct word) into written
      from renewed cross join unnest(tsvector_to_array(renewed.words)) as word;
      if written is not null then
        perform learn_search_words(written, 1);
      end if;
    end $$
  $sql$, kind, view, locks);
end $do$;

-- Has documents of a kind written anew when rows of a table change: those whose watched columns are other
-- than before. The key says which record of the kind a row belongs to.
create function follow_for_search(source regclass, kind text, key text, watched text) returns void
language plpgsql as $do$
declare
  name text := format('write_%s_documents_of_%s', kind, source);
begin
  execute format($sql$
    create function %1$I() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform write_%2$s_documents((select array_agg(distinct r.%3$I) from new_rows r));
      elsif tg_op = 'DELETE' then
        perform write_%2$s_documents((select array_agg(distinct r.%3$I) from old_rows r));
      else
        perform write_%2$s_documents((
          select array_agg(distinct changed) from (
            select r.%3$I as changed, %4$s from new_rows r
            except
            select r.%3$I, %4$s from old_rows r
          ) as now (changed)));
        perform write_%2$s_documents((
          select array_agg(distinct changed) from (
            select r.%3$I as changed from old_rows r
            except
            select r.%3$I from new_rows r
          ) as gone));
      end if;
      return null;
    end $$
  $sql$, name, kind, key, watched);
  execute format('create trigger search_%1$s_on_insert after insert on %2$s
    referencing new table as new_rows for each statement execute function %3$I()', kind, source, name);
  execute format('create trigger search_%1$s_on_update after update on %2$s
    referencing old table as old_rows new table as new_rows
    for each statement execute function %3$I()', kind, source, name);
  execute format('create trigger search_%1$s_on_delete after delete on %2$s
    referencing old table as old_rows for each statement execute function %3$I()', kind, source, name);
end $do$;

select watch_table('search_documents');
select watch_table('search_words');
select watch_table('search_word_deletions');

-- How many documents there are, as last counted: one row.
create table search_counts (
  documents bigint not null
);
insert into search_counts (documents) values (0);
select watch_table('search_counts');
