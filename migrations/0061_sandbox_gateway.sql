-- The gateway inside the portal that takes no money: what it keeps of its own. The portal knows it
-- only through the provider's protocol, as it knows the real one.
create table sandbox_gateway (
  the_only_one boolean primary key default true check (the_only_one),
  secret_key text not null
);
insert into sandbox_gateway (secret_key)
values ('sk_sandbox_' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

create table sandbox_charges (
  id text primary key check (id ~ '^chg_SBX[A-Za-z0-9_]+$'),
  idempotent text not null unique,
  -- As it was posted.
  request jsonb not null,
  status text not null default 'INITIATED',
  response_code text not null default '100',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  webhook_due_at timestamptz,
  webhook_tries smallint not null default 0
);
create index sandbox_webhooks_due on sandbox_charges (webhook_due_at) where webhook_due_at is not null;

create table sandbox_refunds (
  id text primary key check (id ~ '^re_SBX[A-Za-z0-9_]+$'),
  idempotent text not null unique,
  charge_id text not null references sandbox_charges (id),
  request jsonb not null,
  created_at timestamptz not null default now()
);
