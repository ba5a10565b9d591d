create table catalogs (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  title text not null,
  title_ar text,
  -- Required where it is written, tolerated when missing.
  sub_title text,
  sub_title_ar text,
  link text,
  status smallint not null default 1 check (status in (0, 1)),
  -- A list of a country reads no other table: these two facts of the company are kept here.
  country text not null,
  company_listed boolean not null,
  shown boolean not null generated always as (status = 1 and company_listed) stored,
  words tsvector not null generated always as (
    search_vector(title || ' ' || coalesce(title_ar, '') || ' ' || coalesce(sub_title, '') || ' ' ||
      coalesce(sub_title_ar, ''))
  ) stored,
  created_at timestamptz not null default now()
);
create index catalogs_of_country on catalogs (country, id desc) where shown;
create index catalogs_of_company on catalogs (company_id, id desc);
create index catalogs_words on catalogs using gin (words) where shown;

-- The lock makes a catalog wait for a change of its company, and the change for the catalog.
create function take_company_of_catalog() returns trigger language plpgsql as $$
begin
  select country, listed into new.country, new.company_listed
  from companies where id = new.company_id for share;
  return new;
end $$;
create trigger catalogs_take_company before insert or update of company_id on catalogs
  for each row execute function take_company_of_catalog();

create function give_company_to_catalogs() returns trigger language plpgsql as $$
begin
  update catalogs set country = new.country, company_listed = new.listed
  where company_id = new.id;
  return null;
end $$;
create trigger companies_give_to_catalogs after update of country, exhibitor_status, status on companies
  for each row when (old.country is distinct from new.country or old.listed is distinct from new.listed)
  execute function give_company_to_catalogs();

select watch_table('catalogs');
