-- The day of the last reminder that the company was told of.
alter table enquiries add column reminded_on date;
-- What is past already waits in the inbox, and is not told of late.
update enquiries set reminded_on = remind_on where remind_on <= current_date;
create index enquiries_to_remind on enquiries (remind_on)
  where remind_on is not null and reminded_on is distinct from remind_on;
