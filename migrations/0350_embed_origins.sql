-- Sites of companies that may show what the company lists, in a frame.
create table embed_origins (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  -- Scheme, host and port in one spelling; nothing else can stand in the header that names it.
  origin text not null check (origin ~ '^https://[a-z0-9.-]+(:[0-9]+)?$' and length(origin) <= 270),
  created_at timestamptz not null default now(),
  unique (company_id, origin)
);
select watch_table('embed_origins');
