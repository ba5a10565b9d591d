-- Counters of the rate limits, in the form their library keeps them.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expired on rate_limits (expire);

-- Mail on its way: written in the transaction that causes it, sent afterwards, retried until it went.
create table mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  reply_to text,
  subject text not null,
  body text not null,
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  -- Given up: refused for good, or not accepted however often it was tried.
  failed_at timestamptz,
  last_error text
);
create index mails_due on mails (due_at) where sent_at is null and failed_at is null;
