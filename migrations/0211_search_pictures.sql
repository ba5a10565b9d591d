-- Answers are shown with a picture where their record has one of its own.
alter table search_documents add column picture text;

-- As define_search_documents before it, for a kind that has pictures: an expression says which one a record shows.
create function define_search_documents(kind text, view regclass, locks text, picture text) returns void
language plpgsql as $do$
begin
  execute format($sql$
    create or replace function write_%1$s_documents(changed bigint[]) returns void language plpgsql
    set plan_cache_mode = force_generic_plan as $$
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
          ends_on, price_minor, currency, %4$s as picture, search_words_of(names) as names,
          search_words_of(subject) as subject, search_words_of(place) as place,
          search_words_of(body) as body
        from %2$s where record_id = any(changed)
      ), renewed as (
        insert into search_documents as held (kind, record_id, company_id, country, path, title, title_ar,
          detail, detail_ar, starts_on, ends_on, price_minor, currency, picture, names, subject, place, words)
        select %1$L, record_id, company_id, country, path, title, title_ar, detail, detail_ar, starts_on,
          ends_on, price_minor, currency, picture, names, left(subject, 1000), left(place, 500),
          search_document_words(%1$L, country, title, title_ar, names, subject, place, body)
        from shown order by record_id
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
      select array_agg(distinct word) into written
      from renewed cross join unnest(tsvector_to_array(renewed.words)) as word;
      if written is not null then
        perform learn_search_words(written, 1);
      end if;
    end $$
  $sql$, kind, view, locks, picture);
end $do$;

select define_search_documents('company', 'company_documents',
  'perform from companies where id = any(changed) order by id for no key update',
  '(select c.logo from companies c where c.id = company_documents.record_id)');
select define_search_documents('product', 'product_documents', 'null',
  '(select p.images[1] from products p where p.id = product_documents.record_id)');
select define_search_documents('event', 'event_documents', 'null',
  '(select e.image from events e where e.id = event_documents.record_id)');

drop trigger search_company_on_insert on companies;
drop trigger search_company_on_update on companies;
drop trigger search_company_on_delete on companies;
drop function write_company_documents_of_companies();
select follow_for_search('companies', 'company', 'id',
  'r.name, r.name_ar, r.country, r.listed, r.category, r.type, r.address, r.address_ar, r.description, r.description_ar,
   r.logo');
drop trigger search_product_on_insert on products;
drop trigger search_product_on_update on products;
drop trigger search_product_on_delete on products;
drop function write_product_documents_of_products();
select follow_for_search('products', 'product', 'id',
  'r.company_id, r.country, r.listed, r.item_name, r.item_name_ar, r.item_generic_name, r.item_generic_name_ar,
   r.brand_name, r.brand_name_ar, r.item_category, r.item_category_ar, r.item_code, r.item_generic_code,
   r.item_strength, r.dosage_form, r.dosage_form_ar, r.price_minor, r.currency, r.item_description,
   r.item_description_ar, r.item_characteristics, r.item_characteristics_ar, r.item_ingredients,
   r.item_ingredients_ar, r.package_size, r.package_size_ar, r.manufacturer, r.manufacturer_ar, r.agent,
   r.agent_ar, r.company_names, r.images');

update search_documents held set picture = c.logo from companies c
where held.kind = 'company' and c.id = held.record_id and c.logo is not null;
update search_documents held set picture = p.images[1] from products p
where held.kind = 'product' and p.id = held.record_id and p.images[1] is not null;
update search_documents held set picture = e.image from events e
where held.kind = 'event' and e.id = held.record_id and e.image is not null;
