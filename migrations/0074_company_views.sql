-- How often a company's page was opened, by day. Nobody is told apart, and no page is made from it.
create table company_views (
  company_id bigint not null references companies (id) on delete cascade,
  day date not null,
  views integer not null default 0,
  primary key (company_id, day)
);
