-- How often somebody left the portal who stands in the files: those that were begun before are not put in place.
alter table open_dump_claims add column withdrawals int not null default 0;
