-- What people wrote to the operator: contact messages, and enquiries about advertising and plans.
create table messages (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('contact', 'advertising', 'plan')),
  -- What an enquiry is about: an advertising option or the number of a plan.
  topic text,
  name text not null,
  email text not null,
  phone text,
  subject text not null,
  message text not null,
  language text not null check (language in ('en', 'ar')),
  country text not null,
  created_at timestamptz not null default now(),
  answered_at timestamptz
);
create index messages_newest on messages (id desc) where answered_at is null;
