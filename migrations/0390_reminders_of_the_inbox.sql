-- Reminders whose day has come, by the order of the inbox: a page of them is read without the others.
create index enquiries_reminded on enquiries (company_id, turn desc, remind_on) where remind_on is not null;
