-- Who comes to an event that takes registrations here.
create table event_registrations (
  id bigint generated always as identity primary key,
  event_id bigint not null references events (id) on delete cascade,
  account_id bigint not null references accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  cancelled_at timestamptz
);
create unique index event_registrations_once on event_registrations (account_id, event_id)
  where cancelled_at is null;
create index event_registrations_of_event on event_registrations (event_id, id desc)
  where cancelled_at is null;

-- What somebody wants to find again.
create table saved_events (
  account_id bigint not null references accounts (id) on delete cascade,
  event_id bigint not null references events (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, event_id)
);
create index saved_events_of_event on saved_events (event_id);
