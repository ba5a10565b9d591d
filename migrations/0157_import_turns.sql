-- Imports take turns: one of a company at a time, and a few in all.
alter table imports
  -- Null while it waits for its turn.
  add column started_at timestamptz,
  -- Until then it waits or runs; one that is not heard of any more was cut off and stands in nobody's way.
  add column counts_until timestamptz not null default now();
update imports set started_at = created_at;
create index imports_open on imports (id) where result is null;
