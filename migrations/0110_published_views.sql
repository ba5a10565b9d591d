-- What a feature shows of its tables to the others: they join these, and the tables stay its own. Plain
-- selections, which the planner takes for the tables themselves.
create view company_facts as
select id, owner_account_id, name, name_ar, country, type, logo, website, email, phone_country, phone,
  listed, exhibitor_status, coupons_allowed
from companies;

create view account_facts as
select id, email, name, phone_country, phone, language, is_admin,
  suspended_at is not null as is_suspended
from accounts;
