-- An exhibitor's own lists, newest first, with their counters, from the index alone: one may have
-- a hundred thousand items. Creating an index this way holds writers up for a moment, once.
create index jobs_own on jobs (company_id, id) include (status);
create index events_own on events (company_id, id) include (status);
create index products_own on products (company_id, id) include (status);
create index catalogs_own on catalogs (company_id, id) include (status);
drop index catalogs_of_company;

-- Items that were created with a key: whoever sends the same again gets the same answer.
create table created_items (
  -- None where they are the operator's.
  company_id bigint references companies (id) on delete cascade,
  collection text not null,
  key uuid not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  unique nulls not distinct (company_id, collection, key)
);
create index created_items_by_age on created_items (created_at);
