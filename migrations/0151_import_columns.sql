-- What a company said the columns of its files are, by their headers; asked once, not with every file.
create table import_columns (
  company_id bigint not null references companies (id) on delete cascade,
  collection text not null,
  columns jsonb not null,
  primary key (company_id, collection)
);
