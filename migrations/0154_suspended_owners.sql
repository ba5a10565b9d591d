-- What a suspended account owns is hidden like the account itself: `listed` is the one word for what visitors
-- see, and everything that a company lists follows it.
alter table companies add column owner_suspended boolean not null default false;
-- Kept by a trigger from now on: the expression of a generated column cannot be changed before PostgreSQL 17.
alter table companies alter column listed drop expression;

create function note_listing_of_company() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or (new.owner_account_id, new.owner_suspended)
      is distinct from (old.owner_account_id, old.owner_suspended) then
    new.owner_suspended := exists (
      select from accounts where id = new.owner_account_id and suspended_at is not null);
  end if;
  new.listed := new.exhibitor_status = 1 and new.status = 1 and not new.owner_suspended;
  return new;
end $$;
create trigger note_listing before insert or update on companies
  for each row execute function note_listing_of_company();

create function hide_company_of_suspended() returns trigger language plpgsql as $$
begin
  update companies set owner_suspended = new.suspended_at is not null
  where owner_account_id = new.id;
  return null;
end $$;
create trigger hide_company after update of suspended_at on accounts
  for each row when ((old.suspended_at is null) <> (new.suspended_at is null))
  execute function hide_company_of_suspended();

-- They looked only after changes of the columns that decided it so far.
drop trigger companies_give_to_events on companies;
create trigger companies_give_to_events after update on companies
  for each row when (
    (old.name, old.name_ar, old.country, old.listed)
      is distinct from (new.name, new.name_ar, new.country, new.listed)
  ) execute function give_company_to_events();
drop trigger companies_give_to_jobs on companies;
create trigger companies_give_to_jobs after update on companies
  for each row when (
    (old.name, old.name_ar, old.country, old.listed)
      is distinct from (new.name, new.name_ar, new.country, new.listed)
  ) execute function give_company_to_jobs();
drop trigger companies_give_to_catalogs on companies;
create trigger companies_give_to_catalogs after update on companies
  for each row when (old.country is distinct from new.country or old.listed is distinct from new.listed)
  execute function give_company_to_catalogs();

update companies set owner_suspended = true from accounts
where accounts.id = companies.owner_account_id and accounts.suspended_at is not null;
