-- What the index of searches adds to a company's new name, to a job that is added and to an import.
--
-- A company's name is in the documents of all it has, where it says whose they are. Words of a place stand last now, so
-- that another place is put behind the rest as it is: nothing of the record is read, folded or taken apart again.

-- A heap follows from the record and not from what it says, or another place would mean another heap.
create function search_document_words(kind text, record_id bigint, country text, title text, title_ar text,
  names text, subject text, place text, body text) returns tsvector
language plpgsql immutable parallel safe as $$
declare
  named tsvector := to_tsvector('simple', names);
  heap text := '%' || (hashint8(record_id) & 63);
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
    to_tsvector('simple', body) ||
    setweight(to_tsvector('simple', place), 'C') ||
    array_to_tsvector(array_remove(array['#' || kind, '@' || country, '=' || public.search_joined(title),
      '=' || public.search_joined(title_ar), heap, heap || '@' || country], '=') || signed);
end $$;

-- The words of a document at another place. What has no position is a sign.
create function search_words_at(words tsvector, place text) returns tsvector
language sql immutable parallel safe
return ts_filter(words, '{a,b,d}') || setweight(to_tsvector('simple', place), 'C') ||
  ts_delete(words, tsvector_to_array(ts_filter(words, '{a,b,c,d}')));

-- Those who know that the vocabulary does not have the words say so, and nothing is looked for again.
create function add_search_words(unknown text[], at_least bigint) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  spelled text[] := array(select word from unnest(unknown) as word where is_spelled(word));
begin
  insert into search_words (word, stem, sound, documents, named)
  select word, search_stem(word), search_sound(word), at_least, at_least from unnest(unknown) as word;
  if spelled <> '{}' then
    insert into search_word_deletions (deletion, word)
    select distinct deletion, word from unnest(spelled) as word cross join search_deletions(word) as deletion;
  end if;
end $$;

create or replace function learn_search_words(words text[], at_least bigint) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  unknown text[] := array(
    select distinct given.word from unnest(words) as given (word)
    where is_search_word(given.word) and char_length(given.word) <= 60
      and not exists (
        select from search_words known where known.word = given.word and known.documents >= at_least));
begin
  if unknown <> '{}' then
    perform add_search_words(unknown, at_least);
  end if;
end $$;

-- How documents of a kind are written, as 0393 and 0431 have it.
drop function define_search_documents(text, text, text, text);
drop function define_search_writing(text, text);
create function define_search_documents(kind text, locks text, picture text default 'null::text',
  place text default 'search_words_of(d.place)') returns void
language plpgsql as $do$
declare
  -- What has a position is a word. Those of all documents are looked up once.
  unknown_of_added text := $sql$
    select array_agg(said.word) into unknown
    from (
      select word from added cross join unnest(tsvector_to_array(ts_filter(added.words, '{a,b,c,d}'))) as word
      where char_length(word) <= 60 group by word
    ) as said
    where not exists (
      select from search_words known where known.word = said.word and known.documents >= 1)$sql$;
begin
  execute format($sql$
    create or replace view written_%1$s_documents as
    select %1$L::text as kind, d.record_id, d.company_id, d.country, d.path, d.title, d.title_ar, d.detail, d.detail_ar,
      d.starts_on, d.ends_on, d.price_minor, d.currency, %2$s as picture, folded.names,
      left(folded.subject, 1000) as subject, left(folded.place, 500) as place,
      search_document_words(%1$L, d.record_id, d.country, d.title, d.title_ar, folded.names, folded.subject,
        folded.place, folded.body) as words
    from %1$s_documents d
    -- The offset has each text folded once, however often it is used.
    cross join lateral (
      select search_words_of(d.names) as names, search_words_of(d.subject) as subject, %3$s as place,
        search_words_of(d.body) as body
      offset 0
    ) as folded
  $sql$, kind, picture, place);
  execute format($sql$
    create or replace function write_%1$s_documents(changed bigint[], are_new boolean default false) returns void
    language plpgsql set plan_cache_mode = force_generic_plan as $$
    declare
      unknown text[];
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
        %3$s;
        if unknown is not null then
          perform add_search_words(unknown, 1);
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
      with added as (
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
      %3$s;
      if unknown is not null then
        perform add_search_words(unknown, 1);
      end if;
    end $$
  $sql$, kind, locks, unknown_of_added);
end $do$;

select define_search_documents('company',
  'perform from companies where id = any(changed) order by id for no key update',
  '(select c.logo from companies c where c.id = d.record_id)');
select define_search_documents('product', 'null',
  '(select p.images[1] from products p where p.id = d.record_id)',
  '(select c.folded_place from companies c where c.id = d.company_id)');
select define_search_documents('medicine', 'null');
select define_search_documents('catalog',
  'perform from companies c join catalogs k on k.company_id = c.id where k.id = any(changed)
     order by c.id for share of c',
  '(select k.cover from catalogs k where k.id = d.record_id)');
select define_search_documents('event', 'null', '(select e.image from events e where e.id = d.record_id)');
select define_search_documents('job', 'null');
select define_search_documents('branch',
  'perform from companies c join branches b on b.company_id = c.id where b.id = any(changed)
     order by c.id for share of c');
select define_search_documents('faq', 'null');
select define_search_documents('page', 'null');
drop function search_document_words(text, text, text, text, text, text, text, text);

-- That its company has another name or address changes only what a document says of whose and where it is. It needs no
-- lock, because its new words are made of those that it has by then.
create function define_search_placing(kind text, place text default 'search_words_of(d.place)') returns void
language plpgsql as $do$
begin
  execute format($sql$
    create function place_%1$s_documents(moved bigint[]) returns void
    language plpgsql set plan_cache_mode = force_generic_plan as $$
    declare
      marked text;
    begin
      if moved is null then
        return;
      end if;
      marked := set_config('mai.places_documents', 'yes', true);
      update search_documents held set
        detail = now.detail, detail_ar = now.detail_ar, place = left(now.place, 500),
        words = search_words_at(held.words, now.place)
      from (
        select d.record_id, d.detail, d.detail_ar, %2$s as place
        from %1$s_documents d where d.record_id = any(moved) offset 0
      ) as now
      where held.kind = %1$L and held.record_id = now.record_id
        and (held.detail, held.detail_ar, held.place) is distinct from (now.detail, now.detail_ar, now.place);
      marked := set_config('mai.places_documents', '', true);
    end $$
  $sql$, kind, place);
end $do$;
select define_search_placing('product', '(select c.folded_place from companies c where c.id = d.company_id)');
select define_search_placing('catalog');
select define_search_placing('event');
select define_search_placing('job');

-- Documents that follow the one row they are made of: a row that is added has none yet, and its number stays. What of
-- the row follows from its company, and is other than before with nothing else, has its document only placed.
drop function follow_own_row_for_search(regclass, text, text);
create function follow_own_row_for_search(source regclass, kind text, watched text, of_company text default '')
returns void language plpgsql as $do$
begin
  execute format($sql$
    create or replace function %1$I() returns trigger language plpgsql as $$
    declare
      changed bigint[];
    begin
      if tg_op = 'INSERT' then
        perform write_%2$s_documents((select array_agg(r.id) from new_rows r), true);
      elsif tg_op = 'DELETE' then
        perform write_%2$s_documents((select array_agg(r.id) from old_rows r));
      else
        changed := array(
          select now.id from (
            select r.id, %3$s from new_rows r
            except
            select r.id, %3$s from old_rows r
          ) as now);
        if changed <> '{}' then
          perform write_%2$s_documents(changed);
        end if;
        %4$s
      end if;
      return null;
    end $$
  $sql$, format('write_%s_documents_of_%s', kind, source), kind, watched, case of_company when '' then '' else format($sql$
        perform place_%1$s_documents((
          select array_agg(now.id) from (
            select r.id, %2$s from new_rows r
            except
            select r.id, %2$s from old_rows r
          ) as now where now.id <> all(changed)));
  $sql$, kind, of_company) end);
end $do$;

select follow_own_row_for_search('products', 'product',
  'r.company_id, r.country, r.listed, r.item_name, r.item_name_ar, r.item_generic_name, r.item_generic_name_ar,
   r.brand_name, r.brand_name_ar, r.item_category, r.item_category_ar, r.item_code, r.item_generic_code,
   r.item_strength, r.dosage_form, r.dosage_form_ar, r.price_minor, r.currency, r.item_description,
   r.item_description_ar, r.item_characteristics, r.item_characteristics_ar, r.item_ingredients,
   r.item_ingredients_ar, r.package_size, r.package_size_ar, r.manufacturer, r.manufacturer_ar, r.agent,
   r.agent_ar, r.images', 'r.company_names');
select follow_own_row_for_search('jobs', 'job',
  'r.company_id, r.country, r.shown, r.job_ref, r.title, r.title_ar, r.start_date, r.expiry_date, r.salary_to_minor,
   r.salary_currency, r.profession, r.employment_kind, r.workplace, r.experience_years, r.location, r.location_ar,
   r.details, r.details_ar, r.requirements, r.requirements_ar, r.benefits, r.benefits_ar', 'r.words');
select follow_own_row_for_search('events', 'event',
  'r.company_id, r.country, r.shown, r.slug, r.event_ref, r.title, r.title_ar, r.start_date, r.expiry_date,
   r.price_minor, r.price_currency, r.event_kind, r.location, r.location_ar, r.organizer, r.organizer_ar, r.details,
   r.details_ar, r.other_details, r.other_details_ar, r.remarks, r.remarks_ar, r.speakers, r.speakers_ar, r.agenda,
   r.agenda_ar, r.image', 'r.words');

select follow_own_row_for_search('companies', 'company',
  'r.name, r.name_ar, r.country, r.listed, r.category, r.type, r.address, r.address_ar, r.description,
   r.description_ar, r.city, r.city_ar, r.certificates, r.about_offer, r.about_offer_ar, r.about_clients,
   r.about_clients_ar, r.about_quality, r.about_quality_ar, r.about_support, r.about_support_ar, r.logo,
   r.phone_country, r.phone, r.whatsapp, r.email, r.website');

-- What documents lost and gained is gathered first: the words of a company's name are looked up once for all it has.
create or replace function follow_words_of_changed() returns trigger
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  lost text[];
  gained text[];
begin
  select array_agg(word) filter (where is_lost), array_agg(word) filter (where not is_lost)
  into lost, gained
  from (
    select is_lost, word
    from old_rows before join new_rows now on now.id = before.id
    cross join lateral (
      select true as is_lost, word
      from unnest(tsvector_to_array(ts_delete(before.words, tsvector_to_array(now.words)))) as word
      union all
      select false, word
      from unnest(tsvector_to_array(ts_delete(now.words, tsvector_to_array(before.words)))) as word
    ) as each
    where is_search_word(word)
    group by is_lost, word
  ) as other
  where is_lost = exists (
    select from search_words known
    where known.word = other.word
      and known.documents between 1 and case when other.is_lost then 2 else 9223372036854775807 end);
  if gained is not null then
    perform learn_search_words(gained, 1);
  end if;
  if lost is not null then
    perform forget_search_words(lost);
  end if;
  return null;
end $$;

-- Which words came and went with a place is seen once, when the document of the company itself is written: that is last,
-- because the rest follows from triggers for its row and this from one for the statement.
create or replace trigger follow_words_on_update after update on search_documents
  referencing old table as old_rows new table as new_rows for each statement
  when (current_setting('mai.places_documents', true) is distinct from 'yes')
  execute function follow_words_of_changed();

-- No document is looked up by its number, and every one that is written went into this index as well.
alter table search_documents drop constraint search_documents_pkey, drop constraint search_documents_kind_record_id_key,
  add primary key (kind, record_id);

-- Telephone numbers, e-mail and website as 0485 has them, in a sixth of the time: queries in functions of SQL are begun
-- anew for every call.
create or replace function search_phone(code text, number text) returns text
language plpgsql stable parallel safe as $$
declare
  dialled text := regexp_replace(coalesce(code, ''), '\D', '', 'g');
  national text := regexp_replace(coalesce(number, ''), '\D', '', 'g');
begin
  if national = '' then
    return null;
  end if;
  national := regexp_replace(national,
    '^(00)?' || case when dialled = '' then '' else '(' || dialled || '(?=\d{7}))?' end || '0*', '');
  if national = '' then
    return null;
  end if;
  return case when dialled = '' then national else national || ' ' || dialled || national end;
end $$;

create or replace function search_contacts(code text, phone text, whatsapp text, email text, website text) returns text
language plpgsql stable parallel safe as $$
declare
  host text := search_host(website);
begin
  return concat_ws(' ', search_phone(code, phone), search_phone(code, whatsapp), search_joined(email),
    search_joined(split_part(email, '@', 2)), search_joined(host), search_joined(split_part(host, '.', 1)));
end $$;

-- Whether there is anything to tell, and to tell it, is one statement.
create or replace function announce_table() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform pg_notify('changes', tg_table_name) from old_rows limit 1;
  else
    perform pg_notify('changes', tg_table_name) from new_rows limit 1;
  end if;
  return null;
end $$;

create or replace function write_documents_of_company() returns trigger language plpgsql as $$
begin
  if (old.name, old.name_ar, old.country, old.listed) is distinct from
    (new.name, new.name_ar, new.country, new.listed) then
    perform write_branch_documents((select array_agg(id) from branches where company_id = new.id));
  end if;
  if (old.name, old.name_ar, old.address, old.address_ar) is distinct from
    (new.name, new.name_ar, new.address, new.address_ar) then
    perform place_catalog_documents((select array_agg(id) from catalogs where company_id = new.id));
  end if;
  if (old.address, old.address_ar) is distinct from (new.address, new.address_ar) then
    perform place_product_documents((select array_agg(id) from products where company_id = new.id));
  end if;
  return null;
end $$;
