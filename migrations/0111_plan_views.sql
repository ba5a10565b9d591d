-- What of plans and subscriptions others may join: payments tell what was paid for, and companies are
-- placed as their plan says. Plain selections, which the planner takes for the tables themselves.
create view plan_facts as
select id, name, name_ar, visibility, ads
from plans;

create view paid_periods as
select order_id, starts_on, ends_on
from subscriptions where order_id is not null;
