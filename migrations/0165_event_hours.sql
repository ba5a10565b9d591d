-- From when on the first day and until when on the last, as clocks show it at the event.
alter table events
  add column start_time text check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column end_time text check (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add constraint events_end_has_start check (end_time is null or start_time is not null),
  add constraint events_end_after_start
    check (expiry_date > start_date or end_time is null or end_time > start_time);
