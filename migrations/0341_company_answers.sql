-- How companies answer enquiries: counted from the last ninety days, never typed.
create table company_answers (
  company_id bigint primary key references companies (id) on delete cascade,
  -- Enquiries that were answered, or that waited for a week.
  asked int not null check (asked > 0),
  answered int not null check (answered between 0 and asked),
  -- Until the first answer; none where nothing was answered.
  median_minutes int check (median_minutes >= 0)
);
select watch_table('company_answers');

create index enquiries_by_age on enquiries (created_at) include (company_id, first_answered_at, closed_at);
