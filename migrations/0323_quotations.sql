-- What companies answer to requests, each sending a revision of its own; older ones stay readable for both sides.
create table quotations (
  id bigint generated always as identity primary key,
  -- What the browser calls this sending; the same one again is the same quotation.
  send_key uuid not null unique,
  enquiry_id bigint not null references enquiries (id) on delete cascade,
  revision int not null check (revision > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  valid_until date not null,
  terms text not null default '' check (length(terms) <= 3000),
  -- The file's path in the store.
  file text unique,
  file_name text,
  file_type text check (file_type in ('pdf', 'doc', 'docx')),
  -- An open one that is over is no longer accepted; that is told from its day.
  state text not null default 'open' check (state in ('open', 'replaced', 'accepted', 'declined')),
  decline_reason text check (decline_reason in ('price', 'delivery', 'terms', 'other_offer', 'not_needed')),
  decline_note text not null default '' check (length(decline_note) <= 500),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (enquiry_id, revision),
  check ((state = 'declined') = (decline_reason is not null))
);
-- Of a lead one is accepted at most.
create unique index quotations_accepted on quotations (enquiry_id) where state = 'accepted';

create table quotation_lines (
  quotation_id bigint not null references quotations (id) on delete cascade,
  line_id bigint not null references quote_request_lines (id) on delete cascade,
  -- For one piece, in the smallest unit of the currency; none where the company does not offer it.
  price_minor bigint check (price_minor between 0 and 1000000000000),
  min_quantity int check (min_quantity between 1 and 1000000),
  delivery_days int check (delivery_days between 0 and 730),
  note text not null default '' check (length(note) <= 300),
  primary key (quotation_id, line_id)
);
create index quotation_lines_of_line on quotation_lines (line_id);

-- What was agreed, as a paper for both sides: made and mailed once after the acceptance.
create table quotation_deals (
  quotation_id bigint primary key references quotations (id) on delete cascade,
  due_at timestamptz not null default now(),
  pdf bytea,
  created_at timestamptz not null default now()
);
create index quotation_deals_due on quotation_deals (due_at) where pdf is null;
