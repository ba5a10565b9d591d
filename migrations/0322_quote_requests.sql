-- Requests for quotation. Each company that is asked has a lead of its own (enquiries) with its own lines, so that
-- nothing it reads tells who else was asked.
create table quote_requests (
  id bigint generated always as identity primary key,
  -- What the browser calls this sending; the same one again is the same request.
  send_key uuid not null unique,
  account_id bigint references accounts (id) on delete set null,
  -- Without an address it has no person any more.
  name text not null check (length(name) <= 100),
  email text check (length(email) between 3 and 254),
  phone text check (length(phone) <= 30),
  language text not null check (language in ('en', 'ar')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  city text check (length(city) between 1 and 100),
  title text not null check (length(title) <= 300),
  notes text not null default '' check (length(notes) <= 5000),
  needed_by date,
  -- Whether the companies were found by what they are, not by what they show.
  is_matched boolean not null default false,
  created_at timestamptz not null default now()
);
create index quote_requests_of_sender on quote_requests (email, created_at) where email is not null;
create index quote_requests_of_account on quote_requests (account_id, id desc)
  where account_id is not null;

create table quote_request_files (
  id bigint generated always as identity primary key,
  request_id bigint not null references quote_requests (id) on delete cascade,
  -- The file's path in the store.
  file text not null unique,
  file_name text not null,
  file_type text not null check (file_type in ('pdf', 'doc', 'docx'))
);
create index quote_request_files_of_request on quote_request_files (request_id, id);

alter table enquiries add column request_id bigint references quote_requests (id) on delete cascade;
create index enquiries_of_request on enquiries (request_id, id) where request_id is not null;

create table quote_request_lines (
  id bigint generated always as identity primary key,
  enquiry_id bigint not null references enquiries (id) on delete cascade,
  -- None of a need that was described.
  product_id bigint references products (id) on delete set null,
  title text not null check (length(title) <= 300),
  title_ar text check (length(title_ar) <= 300),
  quantity int not null check (quantity between 1 and 1000000),
  note text not null default '' check (length(note) <= 300)
);
create index quote_request_lines_of_enquiry on quote_request_lines (enquiry_id, id);
create index quote_request_lines_of_product on quote_request_lines (product_id)
  where product_id is not null;

-- One way leads to an enquiry or to a whole request.
alter table enquiry_links alter column enquiry_id drop not null;
alter table enquiry_links add column request_id bigint references quote_requests (id) on delete cascade;
alter table enquiry_links add check (num_nonnulls(enquiry_id, request_id) = 1);
create index enquiry_links_of_request on enquiry_links (request_id) where request_id is not null;

-- Requests wait for their code where enquiries do, with up to three files.
alter table unconfirmed_enquiries add column file_2 text unique, add column file_3 text unique;
update unconfirmed_enquiries set facts = facts - 'file' || jsonb_build_object('files',
  case when jsonb_typeof(facts -> 'file') = 'object' then jsonb_build_array(facts -> 'file')
    else '[]'::jsonb end);

-- Direct ones come to every company; those that arrive by matching come with the plans that are paid for.
alter table plans add column matched_requests boolean not null default false;
update plans set matched_requests = id > 0;
