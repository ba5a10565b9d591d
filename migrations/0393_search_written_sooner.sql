-- What the index of searches adds to a write, in about half the time, and with the same words to the letter.

-- Runs of signs between words become one space. A single space is left as it is: most of what stands between
-- words is one, and every place that is replaced costs more than all the letters around it.
create or replace function search_folded(value text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  folded text;
begin
  if octet_length(value) = char_length(value) then
    folded := lower(value);
    if folded ~ '[\t-\r!-/:-@\[-`{-~]|  ' then
      folded := regexp_replace(folded, ' *[\t-\r!-/:-@\[-`{-~][\t-\r -/:-@\[-`{-~]*|  +', ' ', 'g');
    end if;
    return btrim(folded);
  end if;
  -- Of plain Latin and Arabic letters only the carriers of a hamza are composed of others.
  if value !~ '[^\u0001-\u007f\u060c\u061b\u061f\u0621-\u063a\u0641-\u064a\u2013\u2014\u2018\u2019\u201c\u201d]' then
    folded := replace(replace(replace(replace(replace(replace(replace(lower(value),
      'أ', 'ا'), 'إ', 'ا'), 'آ', 'ا'), 'ؤ', 'و'), 'ئ', 'ي'), 'ى', 'ي'), 'ة', 'ه');
  else
    folded := translate(regexp_replace(lower(normalize(value, NFKD)),
      '[\u0300-\u030c\u031b\u0323\u0326\u0327\u0328\u0331\u0640\u064b-\u065f\u0670]+', '', 'g'),
      'ٱىة', 'ايه');
    if folded ~ '[\u0660-\u0669\u06f0-\u06f9]' then
      folded := translate(folded, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789');
    end if;
  end if;
  if folded ~ '[\t-\r!-/:-@\[-`{-~\u00a0\u00ab\u00b0\u00b7\u00bb\u00bf\u00d7\u060c\u061b\u061f\u066a-\u066d\u200b-\u200f\u2010-\u2015\u2018\u2019\u201c\u201d\u2022\u2026\u2030]|  ' then
    folded := regexp_replace(folded,
      ' *[\t-\r!-/:-@\[-`{-~\u00a0\u00ab\u00b0\u00b7\u00bb\u00bf\u00d7\u060c\u061b\u061f\u066a-\u066d\u200b-\u200f\u2010-\u2015\u2018\u2019\u201c\u201d\u2022\u2026\u2030][\t-\r -/:-@\[-`{-~\u00a0\u00ab\u00b0\u00b7\u00bb\u00bf\u00d7\u060c\u061b\u061f\u066a-\u066d\u200b-\u200f\u2010-\u2015\u2018\u2019\u201c\u201d\u2022\u2026\u2030]*|  +',
      ' ', 'g');
  end if;
  return btrim(folded);
end $$;

create or replace function search_words_of(value text) returns text
language plpgsql immutable parallel safe as $$
declare
  folded text;
begin
  if value is null or value = '' then
    return '';
  end if;
  folded := left(value, 6000);
  if strpos(folded, ',') > 0 and folded ~ '\d,\d{3}' then
    folded := regexp_replace(folded, '(\d),(?=\d{3})', '\1', 'g');
  end if;
  folded := public.search_folded(folded);
  if strpos(folded, 'ال') > 0 then
    -- The article goes where at least three letters follow. Where all of them do, and it stands behind a space,
    -- no letter has to be looked at.
    folded := ' ' || folded;
    if folded ~ ' ال[\u0621-\u064a]{0,2}([^\u0621-\u064a]|$)|[^\u0621-\u064a ]ال' then
      folded := regexp_replace(folded, '(?<![\u0621-\u064a])ال(?=[\u0621-\u064a]{3})', '', 'g');
    else
      folded := replace(folded, ' ال', ' ');
    end if;
    folded := substr(folded, 2);
  end if;
  return folded;
end $$;

-- One list instead of a query over the words of the name; a name has no word as long as the limit unless it is
-- itself as long.
create or replace function search_document_words(kind text, country text, title text, title_ar text,
  names text, subject text, place text, body text) returns tsvector
language plpgsql immutable parallel safe as $$
declare
  named tsvector := to_tsvector('simple', names);
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
      '=' || public.search_joined(title_ar),
      '%' || (hashtext(names || subject || place || body) & 63)] || signed);
end $$;

-- Where and whose a product is, is folded when its company is written, not for each of its products.
alter table companies add column folded_place text not null generated always as (
  search_words_of(name || ' ' || coalesce(name_ar, '') || ' ' || coalesce(address, '') || ' ' ||
    coalesce(address_ar, ''))) stored;

create or replace function learn_search_words(words text[], at_least bigint) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
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

-- How documents of a kind are written, in one place for those that change and for all of them: a view
-- written_<kind>_documents of what its own view says, as words are compared, and a function
-- write_<kind>_documents(record_ids). Those that are new are neither looked for nor waited for, as nobody else can
-- have written them. Expressions say which picture a record (d) shows, and how its place reads.
drop function define_search_documents(text, regclass, text);
drop function define_search_documents(text, regclass, text, text);
create function define_search_documents(kind text, locks text, picture text default 'null::text',
  place text default 'search_words_of(d.place)') returns void
language plpgsql as $do$
begin
  execute format('drop function write_%s_documents(bigint[])', kind);
  execute format($sql$
    create view written_%1$s_documents as
    select %1$L::text as kind, d.record_id, d.company_id, d.country, d.path, d.title, d.title_ar, d.detail, d.detail_ar,
      d.starts_on, d.ends_on, d.price_minor, d.currency, %2$s as picture, folded.names,
      left(folded.subject, 1000) as subject, left(folded.place, 500) as place,
      search_document_words(%1$L, d.country, d.title, d.title_ar, folded.names, folded.subject, folded.place,
        folded.body) as words
    from %1$s_documents d
    -- The offset has each text folded once, however often it is used.
    cross join lateral (
      select search_words_of(d.names) as names, search_words_of(d.subject) as subject, %3$s as place,
        search_words_of(d.body) as body
      offset 0
    ) as folded
  $sql$, kind, picture, place);
  execute format($sql$
    create function write_%1$s_documents(changed bigint[], are_new boolean default false) returns void
    language plpgsql set plan_cache_mode = force_generic_plan as $$
    declare
      written text[];
    begin
      if changed is null then
        return;
      end if;
      if not are_new then
        %2$s;
        perform from search_documents held
        where held.kind = %1$L and held.record_id = any(changed) order by held.record_id for update;
        delete from search_documents held
        where held.kind = %1$L and held.record_id = any(changed)
          and not exists (select from %1$s_documents shown where shown.record_id = held.record_id);
      end if;
      with renewed as (
        insert into search_documents as held (kind, record_id, company_id, country, path, title, title_ar,
          detail, detail_ar, starts_on, ends_on, price_minor, currency, picture, names, subject, place, words)
        select * from written_%1$s_documents where record_id = any(changed) order by record_id
        on conflict (kind, record_id) do update set
          company_id = excluded.company_id, country = excluded.country, path = excluded.path,
          title = excluded.title, title_ar = excluded.title_ar, detail = excluded.detail,
          detail_ar = excluded.detail_ar, starts_on = excluded.starts_on, ends_on = excluded.ends_on,
          price_minor = excluded.price_minor, currency = excluded.currency, picture = excluded.picture,
          names = excluded.names, subject = excluded.subject, place = excluded.place, words = excluded.words
        where (held.company_id, held.country, held.path, held.title, held.title_ar, held.detail,
            held.detail_ar, held.starts_on, held.ends_on, held.price_minor, held.currency, held.picture,
            held.words)
          is distinct from (excluded.company_id, excluded.country, excluded.path, excluded.title,
            excluded.title_ar, excluded.detail, excluded.detail_ar, excluded.starts_on, excluded.ends_on,
            excluded.price_minor, excluded.currency, excluded.picture, excluded.words)
        returning words
      )
      select array_agg(said.word) into written from (
        select word from renewed cross join unnest(tsvector_to_array(renewed.words)) as word
        where is_search_word(word) group by word
      ) as said;
      if written is not null then
        perform learn_search_words(written, 1);
      end if;
    end $$
  $sql$, kind, locks);
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
     order by c.id for share of c');
select define_search_documents('event', 'null', '(select e.image from events e where e.id = d.record_id)');
select define_search_documents('job', 'null');
select define_search_documents('branch',
  'perform from companies c join branches b on b.company_id = c.id where b.id = any(changed)
     order by c.id for share of c');
select define_search_documents('faq', 'null');
select define_search_documents('page', 'null');

create or replace function write_product_documents_of_products() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform write_product_documents((select array_agg(r.id) from new_rows r), true);
  elsif tg_op = 'DELETE' then
    perform write_product_documents((select array_agg(r.id) from old_rows r));
  else
    perform write_product_documents((
      select array_agg(distinct changed) from (
        select r.id as changed, r.company_id, r.country, r.listed, r.item_name, r.item_name_ar,
          r.item_generic_name, r.item_generic_name_ar, r.brand_name, r.brand_name_ar, r.item_category,
          r.item_category_ar, r.item_code, r.item_generic_code, r.item_strength, r.dosage_form, r.dosage_form_ar,
          r.price_minor, r.currency, r.item_description, r.item_description_ar, r.item_characteristics,
          r.item_characteristics_ar, r.item_ingredients, r.item_ingredients_ar, r.package_size,
          r.package_size_ar, r.manufacturer, r.manufacturer_ar, r.agent, r.agent_ar, r.company_names, r.images
        from new_rows r
        except
        select r.id, r.company_id, r.country, r.listed, r.item_name, r.item_name_ar,
          r.item_generic_name, r.item_generic_name_ar, r.brand_name, r.brand_name_ar, r.item_category,
          r.item_category_ar, r.item_code, r.item_generic_code, r.item_strength, r.dosage_form, r.dosage_form_ar,
          r.price_minor, r.currency, r.item_description, r.item_description_ar, r.item_characteristics,
          r.item_characteristics_ar, r.item_ingredients, r.item_ingredients_ar, r.package_size,
          r.package_size_ar, r.manufacturer, r.manufacturer_ar, r.agent, r.agent_ar, r.company_names, r.images
        from old_rows r
      ) as now (changed)));
    perform write_product_documents((
      select array_agg(changed) from (
        select r.id as changed from old_rows r
        except
        select r.id from new_rows r
      ) as gone));
  end if;
  return null;
end $$;

-- Everything anew, while nobody is served: documents by the kind, their words and what is left of those without a
-- letter each in one go and in order, and indexes once there is something to sort.
drop function index_search_words();
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
    select ltrim(word, '~') as word, max(ndoc) filter (where is_search_word(word)) as documents,
      coalesce(max(ndoc) filter (where left(word, 1) = '~'), 0) as named
    from ts_stat('select words from search_documents')
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
