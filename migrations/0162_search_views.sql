-- How the records of each kind are found. Names lead, then what they are about.

create view company_documents as
select c.id as record_id, c.id as company_id, c.country, '/company/' || c.id as path,
  c.name as title, c.name_ar as title_ar, null::text as detail, null::text as detail_ar,
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
      from brands b where b.company_id = c.id and b.status = 1)) as subject,
  concat_ws(' ', c.address, c.address_ar) as place,
  concat_ws(' ', c.description, c.description_ar,
    (select string_agg(concat_ws(' ', s.description, s.description_ar), ' ' order by s.position, s.id)
      from services s where s.company_id = c.id and s.status = 1),
    (select string_agg(concat_ws(' ', d.description, d.description_ar), ' ' order by d.position, d.id)
      from departments d where d.company_id = c.id and d.status = 1)) as body
from companies c where c.listed;

create view product_documents as
select p.id as record_id, p.company_id, p.country, '/product/' || p.id as path,
  p.item_name as title, p.item_name_ar as title_ar, c.name as detail, c.name_ar as detail_ar,
  null::date as starts_on, null::date as ends_on, p.price_minor, p.currency,
  concat_ws(' ', p.item_name, p.item_name_ar) as names,
  concat_ws(' ', p.item_generic_name, p.item_generic_name_ar, p.brand_name, p.brand_name_ar,
    p.item_category, p.item_category_ar, p.item_code, search_joined(p.item_code), p.item_generic_code,
    search_joined(p.item_generic_code), p.item_strength, p.dosage_form, p.dosage_form_ar) as subject,
  concat_ws(' ', c.name, c.name_ar, c.address, c.address_ar) as place,
  concat_ws(' ', p.item_description, p.item_description_ar, p.item_characteristics,
    p.item_characteristics_ar, p.item_ingredients, p.item_ingredients_ar, p.package_size,
    p.package_size_ar, p.manufacturer, p.manufacturer_ar, p.agent, p.agent_ar) as body
from products p join companies c on c.id = p.company_id where p.listed;

-- The page of a generic, with its brands side by side.
alter table product_groups add column id bigint generated always as identity unique;

create view medicine_documents as
select g.id as record_id, null::bigint as company_id, '' as country, '/rx/' || g.key as path,
  g.name as title, g.name_ar as title_ar, null::text as detail, null::text as detail_ar,
  null::date as starts_on, null::date as ends_on, null::bigint as price_minor, null::text as currency,
  concat_ws(' ', g.name, g.name_ar) as names, 'medicine دواء' as subject, '' as place, '' as body
from product_groups g where g.kind = 'generic' and g.products > 0;

create view catalog_documents as
select k.id as record_id, k.company_id, k.country, '/company/' || k.company_id || '?tab=catalogs' as path,
  k.title, k.title_ar, c.name as detail, c.name_ar as detail_ar,
  null::date as starts_on, null::date as ends_on, null::bigint as price_minor, null::text as currency,
  concat_ws(' ', k.title, k.title_ar) as names, concat_ws(' ', k.sub_title, k.sub_title_ar) as subject,
  concat_ws(' ', c.name, c.name_ar, c.address, c.address_ar) as place, '' as body
from catalogs k join companies c on c.id = k.company_id where k.shown;

create view event_documents as
select e.id as record_id, e.company_id, e.country, '/event/' || e.slug as path,
  e.title, e.title_ar, c.name as detail, c.name_ar as detail_ar,
  e.start_date as starts_on, e.expiry_date as ends_on, null::bigint as price_minor,
  null::text as currency,
  concat_ws(' ', e.title, e.title_ar) as names,
  concat_ws(' ', e.event_ref, search_joined(e.event_ref)) as subject,
  concat_ws(' ', e.location, e.location_ar, e.organizer, e.organizer_ar, c.name, c.name_ar) as place,
  concat_ws(' ', e.details, e.details_ar, e.other_details, e.other_details_ar, e.remarks,
    e.remarks_ar) as body
from events e join companies c on c.id = e.company_id where e.shown;

create view job_documents as
select j.id as record_id, j.company_id, j.country, '/job/' || j.job_ref as path,
  j.title, j.title_ar, c.name as detail, c.name_ar as detail_ar,
  j.start_date as starts_on, j.expiry_date as ends_on, j.salary_to_minor as price_minor,
  j.salary_currency as currency,
  concat_ws(' ', j.title, j.title_ar) as names,
  concat_ws(' ', j.job_ref, search_joined(j.job_ref)) as subject,
  concat_ws(' ', j.location, j.location_ar, c.name, c.name_ar) as place,
  concat_ws(' ', j.details, j.details_ar) as body
from jobs j join companies c on c.id = j.company_id where j.shown;

create view branch_documents as
select b.id as record_id, b.company_id, c.country, '/company/' || b.company_id || '?tab=branches' as path,
  b.name as title, b.name_ar as title_ar, c.name as detail, c.name_ar as detail_ar,
  null::date as starts_on, null::date as ends_on, null::bigint as price_minor, null::text as currency,
  concat_ws(' ', c.name, c.name_ar, b.name, b.name_ar) as names, 'branch فرع' as subject,
  concat_ws(' ', b.address, b.address_ar) as place, '' as body
from branches b join companies c on c.id = b.company_id where b.status = 1 and c.listed;

create view faq_documents as
select f.id as record_id, null::bigint as company_id, '' as country, '/faq' as path,
  f.question as title, f.question_ar as title_ar, null::text as detail, null::text as detail_ar,
  null::date as starts_on, null::date as ends_on, null::bigint as price_minor, null::text as currency,
  concat_ws(' ', f.question, f.question_ar) as names, f.category as subject, '' as place,
  concat_ws(' ', f.answer, f.answer_ar) as body
from faq_items f where f.status = 1;

select define_search_documents('company', 'company_documents',
  'perform from companies where id = any(changed) order by id for no key update');
select define_search_documents('product', 'product_documents', 'null');
select define_search_documents('medicine', 'medicine_documents', 'null');
select define_search_documents('catalog', 'catalog_documents',
  'perform from companies c join catalogs k on k.company_id = c.id where k.id = any(changed)
     order by c.id for share of c');
select define_search_documents('event', 'event_documents', 'null');
select define_search_documents('job', 'job_documents', 'null');
select define_search_documents('branch', 'branch_documents',
  'perform from companies c join branches b on b.company_id = c.id where b.id = any(changed)
     order by c.id for share of c');
select define_search_documents('faq', 'faq_documents', 'null');

select follow_for_search('companies', 'company', 'id',
  'r.name, r.name_ar, r.country, r.listed, r.category, r.type, r.address, r.address_ar, r.description, r.description_ar');
select follow_for_search('services', 'company', 'company_id', 'r.id, r.name, r.name_ar, r.description, r.description_ar, r.status, r.position');
select follow_for_search('departments', 'company', 'company_id', 'r.id, r.name, r.name_ar, r.description, r.description_ar, r.head_name, r.head_name_ar, r.status, r.position');
select follow_for_search('brands', 'company', 'company_id', 'r.id, r.name, r.name_ar, r.status');
select follow_for_search('products', 'product', 'id',
  'r.company_id, r.country, r.listed, r.item_name, r.item_name_ar, r.item_generic_name, r.item_generic_name_ar,
   r.brand_name, r.brand_name_ar, r.item_category, r.item_category_ar, r.item_code, r.item_generic_code,
   r.item_strength, r.dosage_form, r.dosage_form_ar, r.price_minor, r.currency, r.item_description,
   r.item_description_ar, r.item_characteristics, r.item_characteristics_ar, r.item_ingredients,
   r.item_ingredients_ar, r.package_size, r.package_size_ar, r.manufacturer, r.manufacturer_ar, r.agent,
   r.agent_ar, r.company_names');
select follow_for_search('product_groups', 'medicine', 'id', 'r.kind, r.name, r.name_ar, r.products > 0');
select follow_for_search('catalogs', 'catalog', 'id', 'r::text');
select follow_for_search('events', 'event', 'id', 'r::text');
select follow_for_search('jobs', 'job', 'id', 'r::text');
select follow_for_search('branches', 'branch', 'id', 'r::text');
select follow_for_search('faq_items', 'faq', 'id', 'r::text');

-- What else is made of a company: those that its own triggers do not write anew when it changes.
create function write_documents_of_company() returns trigger language plpgsql as $$
begin
  if (old.name, old.name_ar, old.country, old.listed) is distinct from
    (new.name, new.name_ar, new.country, new.listed) then
    perform write_branch_documents((select array_agg(id) from branches where company_id = new.id));
  end if;
  if (old.name, old.name_ar, old.address, old.address_ar) is distinct from
    (new.name, new.name_ar, new.address, new.address_ar) then
    perform write_catalog_documents((select array_agg(id) from catalogs where company_id = new.id));
  end if;
  if (old.address, old.address_ar) is distinct from (new.address, new.address_ar) then
    perform write_product_documents((select array_agg(id) from products where company_id = new.id));
  end if;
  return null;
end $$;
-- Named so that it runs after the triggers that give the company's facts to its records.
create trigger search_of_company after update on companies
  for each row
  when ((old.name, old.name_ar, old.country, old.listed, old.address, old.address_ar)
    is distinct from (new.name, new.name_ar, new.country, new.listed, new.address, new.address_ar))
  execute function write_documents_of_company();

-- What is there already.
select write_company_documents(array(select id from companies));
select write_product_documents(array(select id from products));
select write_medicine_documents(array(select id from product_groups where kind = 'generic'));
select write_catalog_documents(array(select id from catalogs));
select write_event_documents(array(select id from events));
select write_job_documents(array(select id from jobs));
select write_branch_documents(array(select id from branches));
select write_faq_documents(array(select id from faq_items));
