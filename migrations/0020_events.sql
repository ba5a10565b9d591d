-- EVT-2026-000045: the year of creation in Kuwait and at least six digits.
create function make_reference(prefix text, number bigint) returns text
language sql stable
return prefix || '-' || to_char(now() at time zone 'Asia/Kuwait', 'YYYY') || '-' ||
  lpad(number::text, greatest(6, length(number::text)), '0');

create table events (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  event_ref text not null unique,
  -- Made once from title and reference; a later title does not break links that were shared.
  slug text not null unique,
  title text not null check (length(title) between 1 and 200),
  title_ar text check (length(title_ar) between 1 and 200),
  details text check (length(details) <= 1000),
  details_ar text check (length(details_ar) <= 1000),
  other_details text check (length(other_details) <= 1000),
  other_details_ar text check (length(other_details_ar) <= 1000),
  start_date date not null check (start_date >= '2000-01-01'),
  expiry_date date not null check (expiry_date >= start_date and expiry_date < '2200-01-01'),
  location text,
  location_ar text,
  organizer text,
  organizer_ar text,
  image text,
  pdf text,
  event_link text,
  remarks text,
  remarks_ar text,
  registration_open boolean not null default true,
  status smallint not null default 1 check (status in (0, 1)),
  -- A list of a country reads no other table to find its rows: these facts of the company are kept here.
  country text not null,
  company_listed boolean not null,
  shown boolean not null generated always as (status = 1 and company_listed) stored,
  words tsvector not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index events_of_country on events (country, expiry_date, id) where shown;
create index events_of_company on events (company_id, expiry_date, id);
create index events_words on events using gin (words) where shown;

-- The lock makes an event wait for a change of its company, and the change for the event.
create function complete_event() returns trigger language plpgsql as $$
declare
  company record;
begin
  select country, listed, name, name_ar into company
  from companies where id = new.company_id for share;
  new.country := company.country;
  new.company_listed := company.listed;
  new.words := search_vector(concat_ws(' ', new.title, new.title_ar,
    new.location, new.location_ar, new.organizer, new.organizer_ar, company.name, company.name_ar));
  if tg_op = 'INSERT' then
    new.event_ref := coalesce(new.event_ref, make_reference('EVT', new.id));
    new.slug := coalesce(new.slug, trim('-' from regexp_replace(
      replace(lower(new.title), '’', '') || '-' || lower(new.event_ref), '[^a-z0-9]+', '-', 'g')));
  else
    new.updated_at := now();
  end if;
  return new;
end $$;
create trigger events_complete before insert or update on events
  for each row execute function complete_event();

create function give_company_to_events() returns trigger language plpgsql as $$
begin
  update events set company_id = new.id where company_id = new.id;
  return null;
end $$;
create trigger companies_give_to_events
  after update of name, name_ar, country, exhibitor_status, status on companies
  for each row when (
    (old.name, old.name_ar, old.country, old.listed)
      is distinct from (new.name, new.name_ar, new.country, new.listed)
  ) execute function give_company_to_events();

select watch_table('events');
