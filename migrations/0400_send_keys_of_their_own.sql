-- What the browser calls a sending says something about its sender only: the same one again of somebody else, or in
-- another conversation, is another. Whoever sends takes turns with their own address, or holds the lead.
alter table enquiries drop constraint enquiries_send_key_key;
create index enquiries_by_send_key on enquiries (send_key);
alter table quote_requests drop constraint quote_requests_send_key_key;
create index quote_requests_by_send_key on quote_requests (send_key);
alter table quotations drop constraint quotations_send_key_key;
alter table quotations add unique (enquiry_id, send_key);
