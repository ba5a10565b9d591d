-- What visitors ask of companies, and the conversation that follows. All of it runs through the portal: the
-- company reads a buyer's address and number once the buyer shares them.
create sequence enquiry_turns;

create table enquiries (
  id bigint generated always as identity primary key,
  -- What the browser calls this sending; the same one again is the same enquiry.
  send_key uuid not null unique,
  -- None once the company is gone; its names then say who it was.
  company_id bigint references companies (id) on delete set null,
  company_name text not null,
  company_name_ar text,
  about text not null check (about in ('company', 'product', 'catalog', 'service')),
  about_id bigint not null,
  about_title text not null,
  about_title_ar text,
  account_id bigint references accounts (id) on delete set null,
  -- Without an address it has no person any more: what is left is the company's own.
  name text not null check (length(name) <= 100),
  email text check (length(email) between 3 and 254),
  phone text check (length(phone) <= 30),
  language text not null check (language in ('en', 'ar')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  city text check (length(city) between 1 and 100),
  subject text not null check (length(subject) <= 150),
  quantity text check (length(quantity) between 1 and 60),
  wants_call boolean not null default false,
  -- Of the first message as it is compared: one text goes to so many companies.
  text_hash bytea,
  state text not null default 'new' check (state in ('new', 'answered', 'quoted', 'won', 'lost')),
  -- Where it stands in the inbox: each message of the buyer puts it on top.
  turn bigint not null unique default nextval('enquiry_turns'),
  is_unread boolean not null default true,
  email_shared_at timestamptz,
  phone_shared_at timestamptz,
  closed_at timestamptz,
  first_answered_at timestamptz,
  -- The company's own remarks; the buyer does not see them.
  notes text not null default '' check (length(notes) <= 2000),
  labels text[] not null default '{}',
  remind_on date,
  created_at timestamptz not null default now()
);
create index enquiries_inbox on enquiries (company_id, turn desc) include (state);
create index enquiries_by_state on enquiries (company_id, state, turn desc);
create index enquiries_unread on enquiries (company_id, turn desc) where is_unread;
create index enquiries_of_sender on enquiries (email, text_hash) where email is not null;
create index enquiries_of_account on enquiries (account_id) where account_id is not null;
create index enquiries_words on enquiries
  using gin (search_vector(name || ' ' || subject || ' ' || about_title));

create table enquiry_messages (
  id bigint generated always as identity primary key,
  enquiry_id bigint not null references enquiries (id) on delete cascade,
  author text not null check (author in ('buyer', 'company')),
  text text not null check (length(text) <= 5000),
  -- The file's path in the store.
  file text,
  file_name text,
  file_type text check (file_type in ('pdf', 'doc', 'docx')),
  send_key uuid not null unique,
  created_at timestamptz not null default now()
);
create index enquiry_messages_of_enquiry on enquiry_messages (enquiry_id, id);
create unique index enquiry_messages_by_file on enquiry_messages (file) where file is not null;

-- The ways to a conversation that went out by mail; only their hashes are here.
create table enquiry_links (
  token_hash bytea primary key,
  enquiry_id bigint not null references enquiries (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index enquiry_links_of_enquiry on enquiry_links (enquiry_id);

-- What somebody without an account wrote: it waits here, out of every company's reach, until the code that
-- was mailed to the address comes back.
create table unconfirmed_enquiries (
  send_key uuid primary key,
  email text not null,
  facts jsonb not null,
  file text,
  salt bytea not null,
  code_hash bytea not null,
  tries int not null default 0,
  codes int not null default 1,
  code_made_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index unconfirmed_enquiries_by_age on unconfirmed_enquiries (created_at);
create index unconfirmed_enquiries_of_sender on unconfirmed_enquiries (email);
create unique index unconfirmed_enquiries_by_file on unconfirmed_enquiries (file)
  where file is not null;

-- How a company, or for all of them the operator, stands to a sender.
create table enquiry_senders (
  company_id bigint references companies (id) on delete cascade,
  email text not null,
  standing text not null check (standing in ('trusted', 'blocked')),
  created_at timestamptz not null default now(),
  unique nulls not distinct (company_id, email)
);
create index enquiry_senders_by_email on enquiry_senders (email);

-- What companies reported, for the operator to decide about.
create table enquiry_reports (
  enquiry_id bigint primary key references enquiries (id) on delete cascade,
  reason text not null check (reason in ('spam', 'fraud', 'abuse', 'other')),
  note text not null default '' check (length(note) <= 500),
  created_at timestamptz not null default now(),
  decision text check (decision in ('kept', 'stopped')),
  decided_by text,
  decided_at timestamptz
);
create index enquiry_reports_open on enquiry_reports (enquiry_id desc) where decided_at is null;
