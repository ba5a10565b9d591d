-- The newest code of an address, as a salted hash. It goes when it is used.
create table sign_in_codes (
  email text primary key,
  salt bytea not null,
  code_hash bytea not null,
  -- Counted before a guess is compared, so that no race gets more of them.
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sign_in_codes_expired on sign_in_codes (expires_at);

-- last_seen_at is the newest sign-in; the one before it tells what is new since.
alter table accounts
  add column previous_seen_at timestamptz,
  -- Where the account signed in from, or the country chosen there.
  add column country text check (country ~ '^[A-Z]{2}$');

-- Mails that are worth nothing later, such as codes: not sent any more then, and not kept.
alter table mails add column expires_at timestamptz;
create index mails_expired on mails (expires_at) where expires_at is not null;
