-- What people compare jobs and events by, as facts of their own instead of words in a description. All of it
-- may be left out. Lists are kept as people write them: one entry in a line.
alter table jobs
  -- A code of src/features/jobs/professions.ts: what the profession is called in English, with hyphens.
  add column profession text check (profession ~ '^[a-z-]{2,60}$'),
  add column employment_kind text
    check (employment_kind in ('full-time', 'part-time', 'contract', 'temporary', 'internship')),
  add column workplace text check (workplace in ('on-site', 'hybrid', 'remote')),
  add column experience_years integer check (experience_years between 0 and 50),
  add column education text
    check (education in ('secondary', 'diploma', 'bachelor', 'certificate', 'postgraduate')),
  add column licence text check (licence in ('required', 'obtainable', 'not-needed')),
  add column requirements text,
  add column requirements_ar text,
  add column benefits text,
  add column benefits_ar text;

alter table events
  add column event_kind text
    check (event_kind in ('exhibition', 'congress', 'training', 'awareness-day', 'online')),
  -- In minor units of the currency; 0 is free of charge and has none.
  add column price_minor bigint check (price_minor >= 0),
  add column price_currency text check (price_currency ~ '^[A-Z]{3}$'),
  add column agenda text,
  add column agenda_ar text,
  add column speakers text,
  add column speakers_ar text,
  add constraint events_price_has_currency
    check (case when price_minor > 0 then price_currency is not null else price_currency is null end);

-- A code is found by its words, and the thesaurus knows them in both languages.
create function words_of_code(code text) returns text
language sql immutable parallel safe
return replace(code, '-', ' ');

create or replace function complete_job() returns trigger language plpgsql as $$
declare
  company record;
begin
  select country, listed, name, name_ar into company
  from companies where id = new.company_id for share;
  new.country := company.country;
  new.company_listed := company.listed;
  new.words := search_vector(concat_ws(' ', new.title, new.title_ar, words_of_code(new.profession),
    words_of_code(new.employment_kind), new.location, new.location_ar, company.name, company.name_ar));
  if tg_op = 'INSERT' then
    new.job_ref := coalesce(new.job_ref, make_reference('JOB', new.id));
  else
    new.updated_at := now();
  end if;
  return new;
end $$;

create or replace function complete_event() returns trigger language plpgsql as $$
declare
  company record;
begin
  select country, listed, name, name_ar into company
  from companies where id = new.company_id for share;
  new.country := company.country;
  new.company_listed := company.listed;
  new.words := search_vector(concat_ws(' ', new.title, new.title_ar, words_of_code(new.event_kind),
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

create or replace view event_documents as
select e.id as record_id, e.company_id, e.country, '/event/' || e.slug as path,
  e.title, e.title_ar, c.name as detail, c.name_ar as detail_ar,
  e.start_date as starts_on, e.expiry_date as ends_on, e.price_minor, e.price_currency as currency,
  concat_ws(' ', e.title, e.title_ar) as names,
  concat_ws(' ', e.event_ref, search_joined(e.event_ref), words_of_code(e.event_kind),
    case when e.price_minor = 0 then 'free مجاني' end) as subject,
  concat_ws(' ', e.location, e.location_ar, e.organizer, e.organizer_ar, c.name, c.name_ar) as place,
  concat_ws(' ', e.details, e.details_ar, e.other_details, e.other_details_ar, e.remarks,
    e.remarks_ar, e.speakers, e.speakers_ar, e.agenda, e.agenda_ar) as body
from events e join companies c on c.id = e.company_id where e.shown;

create or replace view job_documents as
select j.id as record_id, j.company_id, j.country, '/job/' || j.job_ref as path,
  j.title, j.title_ar, c.name as detail, c.name_ar as detail_ar,
  j.start_date as starts_on, j.expiry_date as ends_on, j.salary_to_minor as price_minor,
  j.salary_currency as currency,
  concat_ws(' ', j.title, j.title_ar) as names,
  concat_ws(' ', j.job_ref, search_joined(j.job_ref), words_of_code(j.profession),
    words_of_code(j.employment_kind), words_of_code(nullif(j.workplace, 'on-site'))) as subject,
  concat_ws(' ', j.location, j.location_ar, c.name, c.name_ar) as place,
  concat_ws(' ', j.details, j.details_ar, j.requirements, j.requirements_ar, j.benefits,
    j.benefits_ar) as body
from jobs j join companies c on c.id = j.company_id where j.shown;
