create table accounts (
  id bigint generated always as identity primary key,
  email text not null,
  name text not null default '',
  -- 0 job seeker, 1 exhibitor
  user_type smallint not null default 0 check (user_type in (0, 1)),
  is_admin boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index accounts_email on accounts (email);

create table companies (
  id bigint generated always as identity primary key,
  owner_account_id bigint references accounts (id),
  name text not null,
  name_ar text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- 1 supplier, 2 manufacturer, 3 general, 4 retailer, 5 service provider; given at approval
  type smallint check (type between 1 and 5),
  category text not null,
  description text,
  description_ar text,
  address text,
  address_ar text,
  website text,
  email text not null,
  phone_country text not null,
  phone text not null,
  logo text,
  plan smallint not null default 1 check (plan between 1 and 3),
  -- 0 under review, 1 approved, 2 rejected, 3 restricted
  exhibitor_status smallint not null default 0 check (exhibitor_status between 0 and 3),
  -- 0 inactive, 1 active, 2 pending, 3 suspended
  status smallint not null default 2 check (status between 0 and 3),
  listed boolean not null generated always as (exhibitor_status = 1 and status = 1) stored,
  -- Lists start at another key every day, so that no company is always first.
  shuffle_key bigint not null unique default floor(random() * 9007199254740991)::bigint,
  partner_position integer,
  top_position integer,
  created_at timestamptz not null default now()
);
create unique index companies_owner on companies (owner_account_id);
create index companies_by_email on companies (lower(email));
create index companies_of_country on companies (country, shuffle_key)
  include (id, name, name_ar, logo, type) where listed;
create index companies_partners on companies (partner_position, id)
  include (name, name_ar, logo) where listed and partner_position is not null;
create index companies_top on companies (country, top_position, id)
  include (name, name_ar) where listed and top_position is not null;
