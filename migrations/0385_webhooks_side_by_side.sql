-- Several companies' programs are told at once, and each of them one thing after the other, in the order in which it
-- came about: a receiver that is slow holds up nobody else's.
alter table lead_webhooks add column told_until timestamptz;
comment on column lead_webhooks.told_until is
  'Whoever tells it something holds it until then at most; a process that dies lets go by that';

alter table lead_webhook_deliveries add column seq bigint generated always as identity;
create index lead_webhook_deliveries_next on lead_webhook_deliveries (company_id, seq) include (due_at)
  where state = 'waiting';
drop index lead_webhook_deliveries_due;
