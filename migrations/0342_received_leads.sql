-- What a company got within a day, whichever way it came: how a flood is noticed.
create index enquiries_received on enquiries (company_id, created_at);
