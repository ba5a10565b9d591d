-- Labels are read from the latest leads that have some, however many there are.
drop index enquiries_labelled;
create index enquiries_labelled on enquiries (company_id, turn desc) include (labels) where labels <> '{}';
