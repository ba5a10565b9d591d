-- What the index of searches adds to a write: only what the document says now and did not say before is learned, and what
-- it no longer says is looked for in all documents only where few had it.

-- What is strict and more than one strict expression is called for every word instead of becoming part of the statement.
alter function is_search_word(text) called on null input;
alter function is_spelled(text) called on null input;
alter function search_singular(text) called on null input;

-- Only functions write documents, and each knows its kind: to read the list for every statement costs more than it keeps.
alter table search_documents drop constraint search_documents_kind_check;
-- Nothing is looked up by these, and every document that changes is written into each of them.
drop index search_documents_of_kind;
drop index search_documents_of_company;
-- Numbers and codes have no sound.
drop index search_words_by_sound;
create index search_words_by_sound on search_words (sound) where sound is not null;

-- Of tables whose answers are not followed by rows only the name is told: there is nothing to gather, and less to run
-- for a statement that many others wait for.
create function announce_table() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from old_rows) then
      perform pg_notify('changes', tg_table_name);
    end if;
  elsif exists (select from new_rows) then
    perform pg_notify('changes', tg_table_name);
  end if;
  return null;
end $$;
create function watch_whole_table(watched regclass) returns void language plpgsql as $$
begin
  perform watch_table(watched);
  execute format(
    'create or replace trigger announce_insert after insert on %s referencing new table as new_rows
     for each statement execute function announce_table()', watched);
  execute format(
    'create or replace trigger announce_update after update on %s
     referencing old table as old_rows new table as new_rows
     for each statement execute function announce_table()', watched);
  execute format(
    'create or replace trigger announce_delete after delete on %s referencing old table as old_rows
     for each statement execute function announce_table()', watched);
end $$;
select watch_whole_table('search_documents');
select watch_whole_table('search_words');
select watch_whole_table('search_word_deletions');

-- Whether no document has it. The index of words is asked, and one document of a kind is enough: the planner would
-- rather walk through all of them in the hope of meeting one soon.
do $do$
begin
  execute format($sql$
    create function is_search_word_gone(word text) returns boolean
    language plpgsql stable set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
    declare
      asked tsquery := quote_literal(word)::tsquery;
    begin
      return %s;
    end $$
  $sql$, (
    select string_agg(format(
      'not exists (select from search_documents where kind = %L and words @@ asked)', kind), ' and ' order by place)
    from unnest(search_kinds()) with ordinality as each (kind, place)));
end $do$;
drop trigger forget_words_on_delete on search_documents;
drop trigger forget_words_on_update on search_documents;
drop function forget_words_of_deleted();
drop function forget_words_of_changed();

-- What few had is chosen before it is looked for: the planner counted every word in all documents first.
create or replace function forget_search_words(said text[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  rare text[] := array(
    select distinct each.word from unnest(said) as each (word)
    where exists (
      select from search_words known where known.word = each.word and known.documents between 1 and 2));
  gone text[];
begin
  if cardinality(rare) = 0 then
    return;
  end if;
  gone := array(select word from unnest(rare) as word where is_search_word_gone(word));
  if cardinality(gone) = 0 then
    return;
  end if;
  delete from search_words where word = any(gone) and documents > 0;
  -- What the thesaurus says keeps its deletions.
  delete from search_word_deletions held
  using unnest(gone) as forgotten (word) cross join search_deletions(forgotten.word) as cut (deletion)
  where held.deletion = cut.deletion and held.word = forgotten.word
    and not exists (select from search_words known where known.word = forgotten.word);
end $$;
drop function count_search_documents(tsquery);

create or replace function learn_search_words(words text[], at_least bigint) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  unknown text[];
  spelled text[];
begin
  select array_agg(new.word), array_agg(new.word) filter (where is_spelled(new.word)) into unknown, spelled
  from (
    select distinct given.word from unnest(words) as given (word)
    where is_search_word(given.word) and char_length(given.word) <= 60
      and not exists (
        select from search_words known where known.word = given.word and known.documents >= at_least)
  ) as new;
  if unknown is null then
    return;
  end if;
  insert into search_words (word, stem, sound, documents, named)
  select word, search_stem(word), search_sound(word), at_least, at_least from unnest(unknown) as word;
  if spelled is not null then
    insert into search_word_deletions (deletion, word)
    select distinct deletion, word from unnest(spelled) as word cross join search_deletions(word) as deletion;
  end if;
end $$;

create function forget_words_of_deleted() returns trigger language plpgsql as $$
begin
  perform forget_search_words(array(
    select distinct word from old_rows cross join unnest(tsvector_to_array(old_rows.words)) as word
    where is_search_word(word)));
  return null;
end $$;
create trigger forget_words_on_delete after delete on search_documents
  referencing old table as old_rows for each statement execute function forget_words_of_deleted();

-- Only words that the vocabulary does not have are learned, and only those are looked for that few have.
create function follow_words_of_changed() returns trigger
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  lost text[];
  gained text[];
begin
  select array_agg(distinct each.word) filter (where each.is_lost),
    array_agg(distinct each.word) filter (where not each.is_lost)
  into lost, gained
  from old_rows before join new_rows now on now.id = before.id
  cross join lateral (
    select true as is_lost, word
    from unnest(tsvector_to_array(ts_delete(before.words, tsvector_to_array(now.words)))) as word
    union all
    select false, word
    from unnest(tsvector_to_array(ts_delete(now.words, tsvector_to_array(before.words)))) as word
  ) as each
  where is_search_word(each.word)
    and each.is_lost = exists (
      select from search_words known
      where known.word = each.word and known.documents between 1 and case when each.is_lost then 2 else 9223372036854775807 end);
  if gained is not null then
    perform learn_search_words(gained, 1);
  end if;
  if lost is not null then
    perform forget_search_words(lost);
  end if;
  return null;
end $$;
create trigger follow_words_on_update after update on search_documents
  referencing old table as old_rows new table as new_rows
  for each statement execute function follow_words_of_changed();

-- How documents are written: those that are new are only added. Of others that are all there already, and shown, nothing
-- has to be added or deleted.
create function define_search_writing(kind text, locks text) returns void
language plpgsql as $do$
begin
  execute format($sql$
    create or replace function write_%1$s_documents(changed bigint[], are_new boolean default false) returns void
    language plpgsql set plan_cache_mode = force_generic_plan as $$
    declare
      written text[];
      there bigint;
      renewed bigint;
    begin
      if changed is null then
        return;
      end if;
      %2$s;
      if are_new then
        with added as (
          insert into search_documents (kind, record_id, company_id, country, path, title, title_ar,
            detail, detail_ar, starts_on, ends_on, price_minor, currency, picture, names, subject, place, words)
          select * from written_%1$s_documents where record_id = any(changed) order by record_id
          returning words
        )
        select array_agg(distinct word) into written
        from added cross join unnest(tsvector_to_array(added.words)) as word where is_search_word(word);
        if written is not null then
          perform learn_search_words(written, 1);
        end if;
        return;
      end if;
      perform from search_documents held
      where held.kind = %1$L and held.record_id = any(changed) order by held.record_id for update;
      get diagnostics there = row_count;
      if there > 0 then
        with now as materialized (
          select * from written_%1$s_documents where record_id = any(changed)
        )
        update search_documents held set
          company_id = now.company_id, country = now.country, path = now.path, title = now.title,
          title_ar = now.title_ar, detail = now.detail, detail_ar = now.detail_ar, starts_on = now.starts_on,
          ends_on = now.ends_on, price_minor = now.price_minor, currency = now.currency, picture = now.picture,
          names = now.names, subject = now.subject, place = now.place, words = now.words
        from now
        where held.kind = %1$L and held.record_id = now.record_id
          and (held.company_id, held.country, held.path, held.title, held.title_ar, held.detail,
            held.detail_ar, held.starts_on, held.ends_on, held.price_minor, held.currency, held.picture, held.words)
          is distinct from (now.company_id, now.country, now.path, now.title, now.title_ar, now.detail,
            now.detail_ar, now.starts_on, now.ends_on, now.price_minor, now.currency, now.picture, now.words);
        get diagnostics renewed = row_count;
        if renewed < there then
          delete from search_documents held
          where held.kind = %1$L and held.record_id = any(changed)
            and not exists (select from %1$s_documents shown where shown.record_id = held.record_id);
        end if;
        if there = cardinality(changed) then
          return;
        end if;
      end if;
      -- Another may be adding it as well.
      with renewed as (
        insert into search_documents as held (kind, record_id, company_id, country, path, title, title_ar,
          detail, detail_ar, starts_on, ends_on, price_minor, currency, picture, names, subject, place, words)
        select * from written_%1$s_documents now
        where now.record_id = any(changed) and not exists (
          select from search_documents there where there.kind = %1$L and there.record_id = now.record_id)
        order by record_id
        on conflict (kind, record_id) do update set
          company_id = excluded.company_id, country = excluded.country, path = excluded.path,
          title = excluded.title, title_ar = excluded.title_ar, detail = excluded.detail,
          detail_ar = excluded.detail_ar, starts_on = excluded.starts_on, ends_on = excluded.ends_on,
          price_minor = excluded.price_minor, currency = excluded.currency, picture = excluded.picture,
          names = excluded.names, subject = excluded.subject, place = excluded.place, words = excluded.words
        returning words
      )
      select array_agg(distinct word) into written
      from renewed cross join unnest(tsvector_to_array(renewed.words)) as word where is_search_word(word);
      if written is not null then
        perform learn_search_words(written, 1);
      end if;
    end $$
  $sql$, kind, locks);
end $do$;

select define_search_writing('company',
  'perform from companies where id = any(changed) order by id for no key update');
select define_search_writing('product', 'null');
select define_search_writing('medicine', 'null');
select define_search_writing('catalog',
  'perform from companies c join catalogs k on k.company_id = c.id where k.id = any(changed)
     order by c.id for share of c');
select define_search_writing('event', 'null');
select define_search_writing('job', 'null');
select define_search_writing('branch',
  'perform from companies c join branches b on b.company_id = c.id where b.id = any(changed)
     order by c.id for share of c');
select define_search_writing('faq', 'null');
select define_search_writing('page', 'null');

-- Documents that follow the one row they are made of: a row that is added has none yet, and its number stays.
create function follow_own_row_for_search(source regclass, kind text, watched text) returns void
language plpgsql as $do$
begin
  execute format($sql$
    create or replace function %1$I() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform write_%2$s_documents((select array_agg(r.id) from new_rows r), true);
      elsif tg_op = 'DELETE' then
        perform write_%2$s_documents((select array_agg(r.id) from old_rows r));
      else
        perform write_%2$s_documents((
          select array_agg(now.changed) from (
            select r.id as changed, %3$s from new_rows r
            except
            select r.id, %3$s from old_rows r
          ) as now (changed)));
      end if;
      return null;
    end $$
  $sql$, format('write_%s_documents_of_%s', kind, source), kind, watched);
end $do$;

select follow_own_row_for_search('products', 'product',
  'r.company_id, r.country, r.listed, r.item_name, r.item_name_ar, r.item_generic_name, r.item_generic_name_ar,
   r.brand_name, r.brand_name_ar, r.item_category, r.item_category_ar, r.item_code, r.item_generic_code,
   r.item_strength, r.dosage_form, r.dosage_form_ar, r.price_minor, r.currency, r.item_description,
   r.item_description_ar, r.item_characteristics, r.item_characteristics_ar, r.item_ingredients,
   r.item_ingredients_ar, r.package_size, r.package_size_ar, r.manufacturer, r.manufacturer_ar, r.agent,
   r.agent_ar, r.company_names, r.images');
select follow_own_row_for_search('product_groups', 'medicine', 'r.kind, r.name, r.name_ar, r.products > 0');
select follow_own_row_for_search('catalogs', 'catalog', 'r::text');
select follow_own_row_for_search('events', 'event', 'r::text');
select follow_own_row_for_search('jobs', 'job', 'r::text');
select follow_own_row_for_search('branches', 'branch', 'r::text');
select follow_own_row_for_search('faq_items', 'faq', 'r::text');
