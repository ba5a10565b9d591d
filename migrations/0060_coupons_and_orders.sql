-- Whether a company may use coupons at all; the operator's decision.
alter table companies add column coupons_allowed boolean not null default true;

create table coupons (
  id bigint generated always as identity primary key,
  -- As it is printed; compared without regard to case.
  code text not null check (code = upper(code) and code ~ '^[A-Z0-9-]{3,40}$'),
  discount_percent smallint not null default 10 check (discount_percent between 1 and 99),
  -- Whole days in the portal's home time zone, both included; null is without that end.
  valid_from date,
  valid_until date,
  -- How often it may be used altogether, and by one company; null is without limit.
  total_limit integer check (total_limit > 0),
  company_limit integer default 1 check (company_limit > 0),
  active boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index coupons_code on coupons (code);

-- What is to be paid, priced by the server, and what became of it.
create table orders (
  -- 128 random bits: whoever has it may see how the payment stands.
  id text primary key check (id ~ '^ord_[A-Za-z0-9_-]{22}$'),
  company_id bigint not null references companies (id),
  plan smallint not null references plans (id),
  months smallint not null check (months in (12, 24)),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  month_price_minor integer not null check (month_price_minor > 0),
  subtotal_minor integer not null check (subtotal_minor = month_price_minor * months),
  discount_percent smallint not null default 0 check (discount_percent between 0 and 99),
  discount_minor integer not null default 0 check (discount_minor >= 0),
  total_minor integer not null check (total_minor > 0 and total_minor = subtotal_minor - discount_minor),
  coupon_id bigint references coupons (id),
  email text not null,
  company_name text not null,
  language text not null check (language in ('en', 'ar')),
  -- created: no charge yet; pending: the gateway has it; mismatched: it has something else
  status text not null default 'created' check (status in
    ('created', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'mismatched', 'refunded')),
  -- The gateway's response code, where a payment did not come about.
  reason text,
  provider text not null,
  live boolean not null,
  provider_ref text,
  payment_url text,
  created_at timestamptz not null default now(),
  -- When the gateway is asked next by itself, and how often it was.
  next_check_at timestamptz,
  checks smallint not null default 0,
  paid_at timestamptz,
  unique (provider, provider_ref)
);
create index orders_due on orders (next_check_at) where next_check_at is not null;
create index orders_of_company on orders (company_id, created_at desc);

-- A coupon is reserved by the order and redeemed by its payment; a failed one gives it back.
create table coupon_uses (
  order_id text primary key references orders (id),
  coupon_id bigint not null references coupons (id),
  company_id bigint not null references companies (id),
  reserved_at timestamptz not null default now(),
  redeemed_at timestamptz
);
create index coupon_uses_of_coupon on coupon_uses (coupon_id, company_id);
