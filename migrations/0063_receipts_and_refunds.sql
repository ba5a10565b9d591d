create table receipts (
  id bigint generated always as identity primary key,
  number text not null generated always as
    ('R-' || extract(year from issued_on)::text || '-' || lpad(id::text, 6, '0')) stored,
  -- One payment, one receipt.
  order_id text not null unique references orders (id),
  issued_on date not null,
  -- Made and mailed after the payment; never made anew.
  pdf bytea,
  -- When making it is tried, or tried again.
  due_at timestamptz not null default now()
);
create index receipts_not_made on receipts (due_at) where pdf is null;

-- A mail may carry one file.
alter table mails
  add column attachment_name text,
  add column attachment_type text,
  add column attachment bytea,
  add check (num_nulls(attachment_name, attachment_type, attachment) in (0, 3));

create table refunds (
  -- Also the key by which the gateway knows a repeated request.
  id text primary key check (id ~ '^rfd_[A-Za-z0-9_-]{22}$'),
  -- The whole amount, once.
  order_id text not null unique references orders (id),
  status text not null default 'created' check (status in ('created', 'pending', 'refunded', 'failed')),
  provider_ref text,
  reason text not null,
  requested_by bigint references accounts (id),
  created_at timestamptz not null default now(),
  next_check_at timestamptz
);
create index refunds_due on refunds (next_check_at) where next_check_at is not null;
