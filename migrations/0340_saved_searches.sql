-- Lists that people look at again and again, each as its address: what is new there is mailed.

-- When visitors saw a record for the first time; one that is hidden and shown again is not new.
alter table record_changes add column first_shown_xid xid8 not null default '0'::xid8;
update record_changes set first_shown_xid = shown_xid;
alter table record_changes alter column first_shown_xid set default pg_current_xact_id();
create index record_changes_first_shown on record_changes (first_shown_xid) include (kind, record_id, is_shown);

create table saved_searches (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  -- The page of the list, the country it shows, and what of its address narrows it, in one spelling.
  list text not null check (list in ('/products', '/events', '/jobs')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  query text not null check (length(query) <= 1000),
  -- What a record has to have of the typed words, as the search asks for it.
  words tsquery,
  name text not null check (length(name) between 1 and 100),
  every text not null check (every in ('day', 'week')),
  paused_at timestamptz,
  -- Everything that visitors first saw in an earlier transaction was told.
  told_until xid8 not null default pg_snapshot_xmin(pg_current_snapshot()),
  due_at timestamptz not null,
  -- Each lets its holder do one thing: stop the mails, or read the feed.
  stop_token uuid not null unique default gen_random_uuid(),
  feed_token uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now(),
  unique (account_id, list, country, query)
);
create index saved_searches_due on saved_searches (due_at) where paused_at is null;

-- Where a mailbox takes the wish to get no more of these (RFC 8058).
alter table mails add column stop_url text;
