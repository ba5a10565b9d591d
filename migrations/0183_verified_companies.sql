-- "Verified" means: an operator has approved the company, and whoever reads its mailbox has confirmed the address
-- that it states. Both days are kept where they are made, whoever makes them.
alter table companies
  add column approved_at timestamptz,
  add column confirmed_at timestamptz;

create function note_verification_of_company() returns trigger language plpgsql as $$
begin
  if new.exhibitor_status <> 1 then
    new.approved_at := null;
  elsif tg_op = 'INSERT' or old.exhibitor_status <> 1 then
    new.approved_at := coalesce(new.approved_at, now());
  end if;
  if new.confirmed_email is null then
    new.confirmed_at := null;
  elsif tg_op = 'INSERT' or old.confirmed_email is distinct from new.confirmed_email then
    new.confirmed_at := now();
  end if;
  return new;
end $$;

-- Of those before nobody noted the day of the confirmation: the account's own address was proven from the start.
update companies set
  approved_at = case when exhibitor_status = 1 then coalesce(decided_at, created_at) end,
  confirmed_at = case
    when confirmed_email is null then null
    when confirmed_email = (select email from accounts where accounts.id = owner_account_id) then created_at
    else now() end;

create trigger note_verification before insert or update on companies
  for each row execute function note_verification_of_company();
