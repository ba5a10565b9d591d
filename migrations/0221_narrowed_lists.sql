-- What public lists are narrowed by, where one index answers for it: a list that is narrowed, and the
-- counts beside its choices, read this index and nothing else of the rows that are not shown.

create index companies_narrowed on companies (country, shuffle_key)
  include (id, type, category, city_key) where listed;
create index products_narrowed on products (country, brand_key, category_key)
  include (id, price_minor, currency) where listed;

-- What a company offers, by the name of the service: the list of companies can be narrowed to it.
create table company_services (
  company_id bigint not null references companies (id) on delete cascade,
  key text collate "C" not null,
  name text not null,
  name_ar text,
  primary key (company_id, key)
);
create index company_services_by_key on company_services (key, company_id);

create function gather_company_services(changed bigint[]) returns void language plpgsql as $$
begin
  -- In the order of their ids, so that two writers never wait for each other in a circle.
  perform from companies where id = any(changed) order by id for no key update;
  delete from company_services held where held.company_id = any(changed) and not exists (
    select from services s
    where s.company_id = held.company_id and s.status = 1 and slug_of(s.name) = held.key);
  insert into company_services as held (company_id, key, name, name_ar)
  select distinct on (s.company_id, slug_of(s.name)) s.company_id, slug_of(s.name), s.name, s.name_ar
  from services s
  where s.company_id = any(changed) and s.status = 1 and slug_of(s.name) is not null
  order by s.company_id, slug_of(s.name), s.id
  on conflict (company_id, key) do update set name = excluded.name, name_ar = excluded.name_ar
  where (held.name, held.name_ar) is distinct from (excluded.name, excluded.name_ar);
end $$;

create function follow_company_services() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform gather_company_services((select array_agg(distinct company_id) from old_rows));
  else
    perform gather_company_services((select array_agg(distinct company_id) from new_rows));
  end if;
  return null;
end $$;
create trigger services_gathered_on_insert after insert on services
  referencing new table as new_rows for each statement execute function follow_company_services();
create trigger services_gathered_on_update after update on services
  referencing new table as new_rows for each statement execute function follow_company_services();
create trigger services_gathered_on_delete after delete on services
  referencing old table as old_rows for each statement execute function follow_company_services();

select gather_company_services((select array_agg(distinct company_id) from services));
select watch_table('company_services');

-- The trade of a catalog's company stands with the catalog, as its country does.
alter table catalogs add column company_category text not null default '';

create or replace function take_company_of_catalog() returns trigger language plpgsql as $$
begin
  select country, listed, category into new.country, new.company_listed, new.company_category
  from companies where id = new.company_id for share;
  return new;
end $$;

create or replace function give_company_to_catalogs() returns trigger language plpgsql as $$
begin
  update catalogs
  set country = new.country, company_listed = new.listed, company_category = new.category
  where company_id = new.id;
  return null;
end $$;
drop trigger companies_give_to_catalogs on companies;
create trigger companies_give_to_catalogs after update on companies
  for each row when (
    (old.country, old.listed, old.category) is distinct from (new.country, new.listed, new.category)
  ) execute function give_company_to_catalogs();

update catalogs k set company_category = c.category from companies c where c.id = k.company_id;
create index catalogs_narrowed on catalogs (country, company_id) include (id, company_category)
  where shown;
