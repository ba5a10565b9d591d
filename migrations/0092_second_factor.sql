-- The second factor of operators: a secret shared with their device, and codes for a lost one.
create table second_factors (
  account_id bigint primary key references accounts (id) on delete cascade,
  secret bytea not null,
  created_at timestamptz not null default now(),
  -- Until the first code of the device was right, it protects nothing.
  confirmed_at timestamptz,
  -- The time step of the newest code that was used; no code is used twice.
  last_step bigint not null default 0
);

create table recovery_codes (
  account_id bigint not null references accounts (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

alter table sessions add column second_factor_at timestamptz;
