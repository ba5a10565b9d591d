create table jobs (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  job_ref text not null unique,
  title text not null check (length(title) between 1 and 200),
  title_ar text check (length(title_ar) between 1 and 200),
  details text not null check (length(details) >= 10),
  details_ar text,
  start_date date not null check (start_date >= '2000-01-01'),
  expiry_date date not null check (expiry_date >= start_date and expiry_date < '2200-01-01'),
  -- It runs for at most 2^n days, so one that is open began fewer than 2^n days ago. The list of the
  -- newest open jobs looks back that far in each class and never walks through years of closed ones.
  duration_class smallint not null
    generated always as (ceil(log(2.0, (expiry_date - start_date + 1)::numeric))) stored,
  location text,
  location_ar text,
  -- A month's pay in minor units of the currency; both ends or none.
  salary_from_minor bigint check (salary_from_minor > 0),
  salary_to_minor bigint check (salary_to_minor >= salary_from_minor),
  salary_currency text check (salary_currency ~ '^[A-Z]{3}$'),
  status smallint not null default 1 check (status in (0, 1)),
  -- A list of a country reads no other table to find its rows: these facts of the company are kept here.
  country text not null,
  company_listed boolean not null,
  shown boolean not null generated always as (status = 1 and company_listed) stored,
  words tsvector not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nulls(salary_from_minor, salary_to_minor, salary_currency) in (0, 3))
);
create index jobs_of_country on jobs (country, duration_class, start_date desc, id desc)
  include (expiry_date) where shown;
create index jobs_of_company on jobs (company_id, start_date desc, id desc) include (expiry_date);
create index jobs_words on jobs using gin (words) where shown;

-- The lock makes a job wait for a change of its company, and the change for the job.
create function complete_job() returns trigger language plpgsql as $$
declare
  company record;
begin
  select country, listed, name, name_ar into company
  from companies where id = new.company_id for share;
  new.country := company.country;
  new.company_listed := company.listed;
  new.words := search_vector(concat_ws(' ', new.title, new.title_ar,
    new.location, new.location_ar, company.name, company.name_ar));
  if tg_op = 'INSERT' then
    new.job_ref := coalesce(new.job_ref, make_reference('JOB', new.id));
  else
    new.updated_at := now();
  end if;
  return new;
end $$;
create trigger jobs_complete before insert or update on jobs
  for each row execute function complete_job();

create function give_company_to_jobs() returns trigger language plpgsql as $$
begin
  update jobs set company_id = new.id where company_id = new.id;
  return null;
end $$;
create trigger companies_give_to_jobs
  after update of name, name_ar, country, exhibitor_status, status on companies
  for each row when (
    (old.name, old.name_ar, old.country, old.listed)
      is distinct from (new.name, new.name_ar, new.country, new.listed)
  ) execute function give_company_to_jobs();

select watch_table('jobs');
