-- Why an application was refused or a company restricted, and when it was decided.
alter table companies
  add column decision_reason text,
  add column decided_at timestamptz;

-- The operator's lists: by standing, and the newest first.
create index companies_of_standing on companies (exhibitor_status, id);
create index accounts_operators on accounts (id) where is_admin;
