-- What a company has that has no plan: a row like any other, so that every check and page reads it. The Basic
-- Plan above it is sold at its price.
alter table plans drop constraint plans_id_check, add check (id between 0 and 3),
  add constraint free_plan_is_free check (id > 0 or price_minor = 0);
insert into plans (id, name, name_ar, price_minor, popular, visibility, ads, notifications,
  rx_module, assisted_service, api_access, support_24_7)
values (0, 'Free Plan', 'الباقة المجانية', 0, false, 'basic', false, false, false, false, false, false);

-- Periods of the Basic Plan that were set for nothing while it had a price.
update subscriptions set cancelled_at = now()
where plan = 1 and order_id is null and cancelled_at is null
  and exists (select from plans where id = 1 and price_minor is distinct from 0);
