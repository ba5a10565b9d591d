alter table jobs add column import_id bigint;
create index jobs_of_import on jobs (import_id) where import_id is not null;
alter table events add column import_id bigint;
create index events_of_import on events (import_id) where import_id is not null;
alter table products add column import_id bigint;
create index products_of_import on products (import_id) where import_id is not null;
