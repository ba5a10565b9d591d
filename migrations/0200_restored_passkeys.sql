-- Nobody knows which passkeys were removed after a backup was made. Those of whoever ran the portal stay after
-- a restore, as the second step that they owe, but sign nobody in by themselves until they were shown so once.
alter table passkeys add column only_second boolean not null default false;
