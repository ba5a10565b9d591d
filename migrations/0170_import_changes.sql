-- What an import changed of items that were there before, so that it can be taken back.
create table import_changes (
  import_id bigint not null references imports (id) on delete cascade,
  item_id bigint not null,
  -- The columns that changed, as they were and as the import left them.
  before jsonb not null,
  after jsonb not null,
  -- Fingerprints of the whole item: as it was when it was compared, and as the import left it. One that
  -- is different since was changed by somebody.
  found_as text not null,
  left_as text,
  primary key (import_id, item_id)
);

-- A row of a file is found by the company's own code.
create index products_by_own_code on products (company_id, item_code) where item_code is not null;
