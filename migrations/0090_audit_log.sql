-- What operators did: who, when, to what, before and after. Nobody changes or deletes it, the portal
-- included.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Kept as it was then: the account may be gone later.
  account_id bigint not null,
  actor text not null,
  action text not null,
  subject text not null,
  subject_id text,
  before jsonb,
  after jsonb
);
create index audit_log_newest on audit_log (id desc);
create index audit_log_of_subject on audit_log (subject, subject_id, id desc);
create index audit_log_of_actor on audit_log (actor, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is written once', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_stays before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
