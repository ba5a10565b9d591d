-- What job seekers sent to companies.
create table applications (
  id bigint generated always as identity primary key,
  -- None once the company removed the job; the columns below then say what it was.
  job_id bigint references jobs (id) on delete set null,
  account_id bigint not null references accounts (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'reviewed', 'shortlisted',
    'interview', 'offered', 'hired', 'rejected', 'withdrawn')),
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) between 3 and 254),
  -- The file's path in the store; none once it had to go.
  cv_file text,
  cv_name text not null,
  cv_type text not null check (cv_type in ('pdf', 'doc', 'docx')),
  -- The company's own remarks; the applicant does not see them.
  notes text not null default '' check (length(notes) <= 2000),
  removed_job_title text,
  removed_job_title_ar text,
  removed_company_name text,
  removed_company_name_ar text,
  removed_on date,
  created_at timestamptz not null default now()
);
-- Whoever withdrew may try again; nobody has two applications for one job.
create unique index applications_once on applications (account_id, job_id)
  where status <> 'withdrawn';
create index applications_of_account on applications (account_id, id desc) include (created_at);
create index applications_of_job on applications (job_id, id desc) include (status);
create unique index applications_by_cv on applications (cv_file) where cv_file is not null;

-- How each application came to where it stands.
create table application_steps (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications (id) on delete cascade,
  status text not null,
  created_at timestamptz not null default now()
);
create index application_steps_of_application on application_steps (application_id, id);

-- Who opened a CV, for the person it is about to see.
create table cv_openings (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications (id) on delete cascade,
  opened_by text not null check (opened_by in ('company', 'operator')),
  account_id bigint references accounts (id) on delete set null,
  created_at timestamptz not null default now()
);
create index cv_openings_of_application on cv_openings (application_id, id desc);

-- An applicant keeps seeing where they applied when the company removes the job.
create function keep_removed_job() returns trigger language plpgsql as $$
begin
  update applications set
    removed_job_title = old.title, removed_job_title_ar = old.title_ar,
    removed_company_name = (select name from companies where id = old.company_id),
    removed_company_name_ar = (select name_ar from companies where id = old.company_id),
    removed_on = least(old.expiry_date, (now() at time zone 'Asia/Kuwait')::date)
  where job_id = old.id;
  return old;
end $$;
create trigger jobs_keep_removed before delete on jobs
  for each row execute function keep_removed_job();
