-- Applications to become exhibitor say since when their person has an account.
create or replace view account_facts as
select id, email, name, phone_country, phone, language, is_admin,
  suspended_at is not null as is_suspended, created_at
from accounts;
