-- Whether the organizer sees the phone of who comes. Nobody was asked before, so nobody's is shown.
alter table event_registrations add column shares_phone boolean not null default false;
