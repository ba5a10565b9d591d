-- What the operator says a dollar buys, and on which day: only ever shown beside a price, never charged.
create table exchange_rates (
  id bigint generated always as identity primary key,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Millionths of the currency for one US dollar.
  per_dollar bigint not null check (per_dollar > 0),
  day date not null,
  -- 1 used, 0 kept aside
  status smallint not null default 1 check (status in (0, 1)),
  created_at timestamptz not null default now()
);
create unique index exchange_rates_currency on exchange_rates (currency);
select watch_table('exchange_rates');

-- The brands of a generic in one country.
create index medicines_of_generic_in_country on products (medicine_key, country, brand_key, id)
  where listed and is_medicine;
