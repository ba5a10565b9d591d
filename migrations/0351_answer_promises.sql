-- A job promises an answer within so many days; an application keeps the day it was promised.
alter table jobs add column answer_within_days int not null default 21
  check (answer_within_days between 1 and 90);

alter table applications
  -- None of those that came before there were promises.
  add column answer_by date,
  -- When the company was last reminded of it.
  add column reminded_on date,
  drop constraint applications_status_check,
  add constraint applications_status_check check (status in ('pending', 'reviewed', 'shortlisted',
    'interview', 'offered', 'hired', 'rejected', 'withdrawn', 'unanswered'));
create index applications_promised on applications (answer_by)
  where status = 'pending' and answer_by is not null;
create index applications_by_age on applications (created_at) include (job_id, status, answer_by);

-- How companies answer enquiries is one thing, how they answer applications another.
alter table company_answers
  add column asked_by text not null default 'enquiries'
    check (asked_by in ('enquiries', 'applications')),
  drop constraint company_answers_pkey,
  add primary key (company_id, asked_by);
alter table company_answers alter column asked_by drop default;
