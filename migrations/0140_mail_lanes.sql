-- Mails go by lanes: nothing that somebody waits for stands behind hundreds that nobody does.
alter table mails
  add column lane text not null default 'ordinary' check (lane in ('urgent', 'ordinary', 'mass')),
  -- What it tells its reader about: of several on one topic that wait, only the latest word goes.
  add column topic text,
  -- Counted up whenever a later word takes the place of an earlier one.
  add column version integer not null default 0;

update mails set lane = 'urgent' where expires_at is not null;

drop index mails_due;
create index mails_due on mails (lane, due_at) where sent_at is null and failed_at is null;
create unique index mails_waiting_on_topic on mails (recipient, topic)
  where sent_at is null and failed_at is null;
create index mails_sent_on_topic on mails (recipient, topic, sent_at)
  where topic is not null and sent_at is not null;
