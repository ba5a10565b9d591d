-- What is like a job or an event is looked up, however many there are: see jobs_of_country.
create index jobs_of_profession on jobs
  (country, profession, duration_class, start_date desc, id desc) include (expiry_date) where shown;
create index events_of_kind on events (country, event_kind, expiry_date, id) where shown;

-- What somebody wants to find again.
create table saved_jobs (
  account_id bigint not null references accounts (id) on delete cascade,
  job_id bigint not null references jobs (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, job_id)
);
create index saved_jobs_of_job on saved_jobs (job_id);
