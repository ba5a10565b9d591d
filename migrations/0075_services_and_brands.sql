-- What companies offer that is no product.
create table services (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  name text not null,
  name_ar text,
  description text,
  description_ar text,
  link text,
  position integer not null default 0,
  status smallint not null default 1 check (status in (0, 1)),
  import_id bigint,
  created_at timestamptz not null default now()
);
create index services_of_company on services (company_id, position, id);
create index services_of_import on services (import_id) where import_id is not null;

-- Brands a company wants to be known for; those of its products are shown even without a line here.
create table brands (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  name text not null,
  name_ar text,
  -- As the products' own brand_key: so a brand and its products find each other.
  brand_key text collate "C" not null generated always as (coalesce(slug_of(name), md5(name))) stored,
  link text,
  logo text,
  status smallint not null default 1 check (status in (0, 1)),
  created_at timestamptz not null default now()
);
create index brands_of_company on brands (company_id, brand_key);

select watch_table('services');
select watch_table('brands');

alter table branches add column import_id bigint;
create index branches_of_import on branches (import_id) where import_id is not null;
alter table departments add column import_id bigint;
create index departments_of_import on departments (import_id) where import_id is not null;
