-- What an inbox tells beside its page, read without going through a hundred thousand enquiries.
create index enquiries_due on enquiries (company_id, remind_on) where remind_on is not null;
create index enquiries_labelled on enquiries (company_id) include (labels) where labels <> '{}';
