-- How often visitors went on from a company's pages to its phone, WhatsApp, website or a brochure: numbers by day, and
-- nothing of who it was.
create table contact_clicks (
  company_id bigint not null references companies (id) on delete cascade,
  day date not null,
  kind text not null check (kind in ('phone', 'whatsapp', 'website', 'brochure')),
  clicks int not null check (clicks > 0),
  primary key (company_id, day, kind)
);

-- What somebody's network and browser are hashed with, so that nobody is counted twice on a day. It goes with the day:
-- then no counter can be traced back to anybody.
create table visitor_salts (
  day date primary key,
  salt bytea not null
);
