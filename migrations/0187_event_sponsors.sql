-- Who is named on the pages of events: one event or several, with commas between their references.
create table event_sponsors (
  id bigint generated always as identity primary key,
  event_refs text not null,
  name text not null,
  name_ar text,
  logo text,
  hyperlink text,
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  position integer not null default 0,
  status smallint not null default 1 check (status in (0, 1)),
  created_at timestamptz not null default now()
);
create index event_sponsors_of_event on event_sponsors using gin (string_to_array(event_refs, ','));
select watch_table('event_sponsors');
