-- Whoever ever ran the portal: what such an account can do stays behind its second factor, also after
-- the role was taken and given again.
alter table accounts add column guarded boolean not null default false;
update accounts set guarded = true where is_admin;

create function guard_operator() returns trigger language plpgsql as $$
begin
  new.guarded := new.guarded or new.is_admin;
  return new;
end $$;
create trigger guard_operator before insert or update of is_admin, guarded on accounts
  for each row execute function guard_operator();

-- Addresses whose role ended, as hashes: the setting at start does not give it back, because whoever
-- reads the mailbox could then enrol a second factor of their own.
create table former_operators (
  email_hash bytea primary key,
  left_at timestamptz not null default now()
);

create function note_former_operator() returns trigger language plpgsql as $$
begin
  insert into former_operators (email_hash) values (sha256(convert_to(old.email, 'UTF8')))
  on conflict do nothing;
  return null;
end $$;
create trigger note_taken_role after update of is_admin on accounts
  for each row when (old.is_admin and not new.is_admin) execute function note_former_operator();
create trigger note_erased_operator after delete on accounts
  for each row when (old.is_admin) execute function note_former_operator();

-- Nobody chooses any more whether operators need one: a portal in earnest asks every operator.
delete from settings where name = 'second_factor_required';
