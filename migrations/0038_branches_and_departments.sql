-- Where else a company can be visited.
create table branches (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  name text not null,
  name_ar text,
  address text,
  address_ar text,
  phone_country text,
  phone text,
  email text,
  position integer not null default 0,
  status smallint not null default 1 check (status in (0, 1)),
  created_at timestamptz not null default now()
);
create index branches_of_company on branches (company_id, position, id);

-- The departments of a hospital, clinic or company, and who leads each.
create table departments (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  name text not null,
  name_ar text,
  description text,
  description_ar text,
  head_name text,
  head_name_ar text,
  position integer not null default 0,
  status smallint not null default 1 check (status in (0, 1)),
  created_at timestamptz not null default now()
);
create index departments_of_company on departments (company_id, position, id);

select watch_table('branches');
select watch_table('departments');
