-- A company, and its branch, is found by what its page says of how it is reached: telephone numbers, with and without
-- their country, addresses of e-mail, and the host of its website. Each is one word: codes and joined names are.

-- The digits of a number as they are dialled within its country and from elsewhere, whichever of both was given.
create function search_phone(code text, number text) returns text
language sql stable parallel safe
return (
  select nullif(concat_ws(' ', national, nullif(dialled, '') || national), '')
  from (select regexp_replace(coalesce(code, ''), '\D', '', 'g') as dialled) as given
  cross join lateral (
    select regexp_replace(regexp_replace(coalesce(number, ''), '\D', '', 'g'),
      '^(00)?' || case when dialled = '' then '' else '(' || dialled || '(?=\d{7}))?' end || '0*', '') as national
  ) as within
  where national <> '');

-- Of an address of the web its host, without what all of them begin with.
create function search_host(address text) returns text
language sql stable parallel safe
return (select substring(lower(btrim(address)) from '^(?:[a-z]+://)?(?:www\.)?([^/?#:\s]+)'));

-- What stands before the end of a host, "gulfmed" of gulfmed.com, and the whole of it; of e-mail the whole and its host.
create function search_contacts(code text, phone text, whatsapp text, email text, website text) returns text
language sql stable parallel safe
return concat_ws(' ', search_phone(code, phone), search_phone(code, whatsapp), search_joined(email),
  search_joined(split_part(email, '@', 2)), search_joined(search_host(website)),
  search_joined(split_part(search_host(website), '.', 1)));

create or replace view company_documents as
select c.id as record_id, c.id as company_id, c.country, '/company/' || c.id as path,
  c.name as title, c.name_ar as title_ar, c.city as detail, coalesce(c.city_ar, c.city) as detail_ar,
  null::date as starts_on, null::date as ends_on, null::bigint as price_minor, null::text as currency,
  concat_ws(' ', c.name, c.name_ar) as names,
  concat_ws(' ',
    replace(c.category, '-', ' '),
    case c.category
      when 'hospital' then 'مستشفى' when 'clinic' then 'عيادة' when 'pharmaceutical' then 'أدوية'
      when 'medical-equipment' then 'معدات أجهزة طبية' when 'laboratory' then 'مختبر'
      when 'healthcare-service' then 'خدمات رعاية صحية' end,
    case c.type
      when 1 then 'supplier distributor مورد موزع' when 2 then 'manufacturer factory مصنع'
      when 4 then 'retailer shop store تجزئة محل متجر' when 5 then 'service provider خدمات' end,
    (select string_agg(concat_ws(' ', s.name, s.name_ar), ' ' order by s.position, s.id)
      from services s where s.company_id = c.id and s.status = 1),
    (select string_agg(concat_ws(' ', d.name, d.name_ar, d.head_name, d.head_name_ar), ' ' order by d.position, d.id)
      from departments d where d.company_id = c.id and d.status = 1),
    (select string_agg(concat_ws(' ', b.name, b.name_ar), ' ' order by b.brand_key)
      from brands b where b.company_id = c.id and b.status = 1),
    c.certificates) as subject,
  concat_ws(' ', search_contacts(c.phone_country, c.phone, c.whatsapp, c.email, c.website),
    c.address, c.address_ar, c.city, c.city_ar) as place,
  concat_ws(' ', c.description, c.description_ar,
    (select string_agg(concat_ws(' ', s.description, s.description_ar), ' ' order by s.position, s.id)
      from services s where s.company_id = c.id and s.status = 1),
    (select string_agg(concat_ws(' ', d.description, d.description_ar), ' ' order by d.position, d.id)
      from departments d where d.company_id = c.id and d.status = 1),
    c.about_offer, c.about_offer_ar, c.about_clients, c.about_clients_ar, c.about_quality,
    c.about_quality_ar, c.about_support, c.about_support_ar) as body
from companies c where c.listed;

create or replace view branch_documents as
select b.id as record_id, b.company_id, c.country, '/company/' || b.company_id || '?tab=branches' as path,
  b.name as title, b.name_ar as title_ar, c.name as detail, c.name_ar as detail_ar,
  null::date as starts_on, null::date as ends_on, null::bigint as price_minor, null::text as currency,
  concat_ws(' ', c.name, c.name_ar, b.name, b.name_ar) as names, 'branch فرع' as subject,
  concat_ws(' ', search_contacts(b.phone_country, b.phone, null, b.email, null), b.address, b.address_ar) as place,
  '' as body
from branches b join companies c on c.id = b.company_id where b.status = 1 and c.listed;

-- Companies are written anew when any of it changes; branches are whatever changes of them.
drop trigger search_company_on_insert on companies;
drop trigger search_company_on_update on companies;
drop trigger search_company_on_delete on companies;
drop function write_company_documents_of_companies();
select follow_for_search('companies', 'company', 'id',
  'r.name, r.name_ar, r.country, r.listed, r.category, r.type, r.address, r.address_ar, r.description,
   r.description_ar, r.city, r.city_ar, r.certificates, r.about_offer, r.about_offer_ar, r.about_clients,
   r.about_clients_ar, r.about_quality, r.about_quality_ar, r.about_support, r.about_support_ar, r.logo,
   r.phone_country, r.phone, r.whatsapp, r.email, r.website');

select write_company_documents(array(select id from companies));
select write_branch_documents(array(select id from branches));
