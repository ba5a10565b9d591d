-- When a buyer was told that no answer came; once.
alter table enquiries add column told_unanswered_at timestamptz;
create index enquiries_unanswered on enquiries (created_at)
  where first_answered_at is null and told_unanswered_at is null and closed_at is null
    and email is not null;
