-- The periods in which a company has a plan. Which one it has is always computed for a day, so that
-- nothing has to happen for a plan to end.
create table subscriptions (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  plan smallint not null references plans (id),
  -- Whole days in the portal's home time zone, both included; null is without end.
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  -- One payment, one period.
  order_id text unique references orders (id),
  -- Paid back, or taken away.
  cancelled_at timestamptz,
  created_at timestamptz not null default now()
);
create index subscriptions_of_company on subscriptions (company_id, starts_on)
  include (plan, ends_on) where cancelled_at is null;
create index subscriptions_ending on subscriptions (ends_on) where cancelled_at is null;
select watch_table('subscriptions');

-- What stood on the company itself becomes a period without end.
insert into subscriptions (company_id, plan, starts_on)
select id, plan, created_at::date from companies where plan > 1;
alter table companies drop column plan;

-- Each reminder goes once.
create table subscription_reminders (
  subscription_id bigint not null references subscriptions (id),
  days_before smallint not null,
  sent_at timestamptz not null default now(),
  primary key (subscription_id, days_before)
);
