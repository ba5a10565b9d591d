-- Passkeys (WebAuthn): a second way in for everybody, and an operator's second factor.
create table passkeys (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- As the authenticator last told it; one that goes back is of a copy.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_of_account on passkeys (account_id, id);

-- What an authenticator is about to sign; each counts once, and for minutes.
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('sign-in', 'confirm', 'enrol')),
  -- Whose it is; none for somebody who is yet to sign in.
  session_id bigint references sessions (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index passkey_challenges_by_age on passkey_challenges (created_at);
create index passkey_challenges_of_session on passkey_challenges (session_id);

-- Offered once after signing in, until the person says no.
alter table accounts add column passkey_offer_closed boolean not null default false;
