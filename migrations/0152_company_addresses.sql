-- A company's address counts once whoever reads its mailbox has said so. While a new one waits for that,
-- the one that was confirmed before goes on counting.
alter table companies
  add column confirmed_email text check (confirmed_email = lower(confirmed_email));
create unique index companies_confirmed_email on companies (confirmed_email)
  where confirmed_email is not null;
-- Nothing is looked up by an address that was only stated.
drop index companies_by_email;

-- The address of an account is proven by its sign-in codes.
update companies set confirmed_email = lower(companies.email) from accounts
where accounts.id = companies.owner_account_id and accounts.email = lower(companies.email);

-- Links on their way to a mailbox, as hashes; one goes when it is used.
create table company_email_links (
  token_hash bytea primary key,
  company_id bigint not null references companies (id) on delete cascade,
  email text not null,
  expires_at timestamptz not null
);
create index company_email_links_of_company on company_email_links (company_id);

create or replace view company_facts as
select id, owner_account_id, name, name_ar, country, type, logo, website, email, phone_country, phone,
  listed, exhibitor_status, coupons_allowed, confirmed_email
from companies;
