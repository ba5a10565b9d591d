-- A company that was found says its city: among many of one country that tells them apart.
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
  concat_ws(' ', c.address, c.address_ar, c.city, c.city_ar) as place,
  concat_ws(' ', c.description, c.description_ar,
    (select string_agg(concat_ws(' ', s.description, s.description_ar), ' ' order by s.position, s.id)
      from services s where s.company_id = c.id and s.status = 1),
    (select string_agg(concat_ws(' ', d.description, d.description_ar), ' ' order by d.position, d.id)
      from departments d where d.company_id = c.id and d.status = 1),
    c.about_offer, c.about_offer_ar, c.about_clients, c.about_clients_ar, c.about_quality,
    c.about_quality_ar, c.about_support, c.about_support_ar) as body
from companies c where c.listed;

update search_documents d set detail = c.city, detail_ar = coalesce(c.city_ar, c.city)
from companies c where d.kind = 'company' and d.record_id = c.id and c.city is not null;
