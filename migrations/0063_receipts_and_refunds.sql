create table receipts (
  id bigint generated always as identity primary key,
  number text not null generated always as
    ('R-' || extract(year from issued_on)::text || '-' || lpad(id::text, 6, '0')) stored,
  -- One payment, one receipt.
  order_id text not null unique references orders (id),
  issued_on date not null,
  -- Made and mailed after the payment; never made anew.
  pdf bytea
);
create index receipts_not_made on receipts (id) where pdf is null;

create table mail_attachments (
  id bigint generated always as identity primary key,
  mail_id bigint not null references mails (id) on delete cascade,
  name text not null,
  content_type text not null,
  content bytea not null
);
create index mail_attachments_of_mail on mail_attachments (mail_id);

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
