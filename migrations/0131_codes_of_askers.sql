-- A code belongs to whoever asked for it: guesses from elsewhere neither reach nor burn it. Codes live
-- for minutes, so those on their way are asked for anew.
drop table sign_in_codes;
create table sign_in_codes (
  email text not null,
  -- A hash of the browser that asked or, where it had no cookie yet, of its network.
  asker bytea not null,
  -- A hash of the browser that got its cookie with this code.
  browser bytea,
  standing text not null check (standing in ('known-browser', 'known-network', 'stranger')),
  salt bytea not null,
  code_hash bytea not null,
  -- Counted before a guess is compared, so that no race gets more of them.
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  primary key (email, asker)
);
create index sign_in_codes_by_age on sign_in_codes (created_at);

-- Browsers and networks an account signed in from, as hashes: strangers' asking takes nothing from them.
create table known_askers (
  account_id bigint not null references accounts (id) on delete cascade,
  asker bytea not null,
  last_used_at timestamptz not null default now(),
  primary key (account_id, asker)
);
