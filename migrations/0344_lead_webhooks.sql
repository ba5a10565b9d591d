-- Where a company's own programs hear of its leads, and what they were told.
create table lead_webhooks (
  company_id bigint primary key references companies (id) on delete cascade,
  address text not null check (length(address) <= 500),
  -- What each delivery is signed with; told once.
  secret bytea not null,
  events text[] not null,
  created_at timestamptz not null default now()
);

create table lead_webhook_deliveries (
  -- The same one again, after a lost answer, has the same id.
  id uuid primary key default gen_random_uuid(),
  company_id bigint not null references lead_webhooks (company_id) on delete cascade,
  event text not null,
  -- Which lead and how it stands; nothing of the person, who is read by the calls of the inbox.
  facts jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries int not null default 0,
  due_at timestamptz not null default now(),
  -- What the address answered, or why it could not be asked.
  status int,
  problem text,
  created_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index lead_webhook_deliveries_due on lead_webhook_deliveries (due_at) where state = 'waiting';
create index lead_webhook_deliveries_log on lead_webhook_deliveries (company_id, created_at desc);
create index lead_webhook_deliveries_by_age on lead_webhook_deliveries (created_at);

alter table plans add column webhooks boolean not null default false;
update plans set webhooks = id > 0;

-- Whatever changes a lead writes what is to be told in the same transaction: no way of doing so can forget it, and none
-- is told of that did not happen.
create function tell_lead_webhook(company bigint, told text, facts jsonb) returns void language sql as $$
  insert into lead_webhook_deliveries (company_id, event, facts)
  select hook.company_id, told, facts from lead_webhooks hook
  where hook.company_id = company and told = any(hook.events)
$$;

create function tell_lead_received() returns trigger language plpgsql as $$
begin
  perform tell_lead_webhook(new.company_id,
    case when new.request_id is null then 'enquiry.received' else 'request.received' end,
    jsonb_build_object('enquiry_id', new.id, 'state', new.state));
  return null;
end $$;
create trigger enquiries_tell_received after insert on enquiries
  for each row when (new.company_id is not null) execute function tell_lead_received();

create function tell_lead_stage() returns trigger language plpgsql as $$
begin
  perform tell_lead_webhook(new.company_id, 'stage.changed',
    jsonb_build_object('enquiry_id', new.id, 'state', new.state, 'previous_state', old.state));
  return null;
end $$;
create trigger enquiries_tell_stage after update of state on enquiries
  for each row when (new.company_id is not null and old.state <> new.state)
  execute function tell_lead_stage();

create function tell_quotation_decided() returns trigger language plpgsql as $$
declare
  lead record;
begin
  select e.id, e.company_id, e.state into lead from enquiries e where e.id = new.enquiry_id;
  perform tell_lead_webhook(lead.company_id, 'quotation.decided',
    jsonb_build_object('enquiry_id', lead.id, 'quotation_id', new.id, 'revision', new.revision,
      'decision', new.state));
  return null;
end $$;
create trigger quotations_tell_decided after update of state on quotations
  for each row when (old.state <> new.state and new.state in ('accepted', 'declined'))
  execute function tell_quotation_decided();
