alter table accounts
  add column phone text,
  add column phone_country text,
  add column language text not null default 'en' check (language in ('en', 'ar')),
  add column suspended_at timestamptz,
  add column last_seen_at timestamptz;

-- Tokens are known to their holders only; this side keeps their hash.
create table sessions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  -- However often it is used, a session ends then.
  expires_at timestamptz not null,
  agent text not null default '',
  network text not null default ''
);
create unique index sessions_by_token on sessions (token_hash);
create index sessions_of_account on sessions (account_id, last_used_at desc);
