-- Keys with which programs of a company make its calls, where the plan includes that.
create table api_keys (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  name text not null,
  token_hash bytea not null unique,
  -- The last characters, by which its owner knows it again.
  hint text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (company_id, name)
);
