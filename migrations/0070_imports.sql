-- Each import of a file: whose it was, how far it came, what came of it.
create table imports (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  collection text not null,
  -- The browser's own: an import that is sent again is answered, not done again.
  key uuid not null,
  rows_done integer not null default 0,
  rows_total integer,
  -- Null while it runs.
  result jsonb,
  -- The rows that failed, as a file with the reasons in a column of its own.
  failed_rows text,
  undone_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index imports_by_key on imports (company_id, collection, key);
create index imports_latest on imports (company_id, collection, id desc);

-- What an import brought can be taken back.
alter table catalogs add column import_id bigint;
create index catalogs_of_import on catalogs (import_id) where import_id is not null;
