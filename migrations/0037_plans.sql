-- The plans and what each of them entitles to. The server checks these columns, the comparison page
-- is drawn from them.
create table plans (
  id smallint primary key check (id between 1 and 3),
  name text not null,
  name_ar text not null,
  -- Per month; null is a price on request.
  price_minor integer check (price_minor > 0),
  currency text not null default 'USD',
  popular boolean not null default false,
  -- null is unlimited
  listings_limit integer,
  visibility text not null check (visibility in ('basic', 'premium', 'premium_plus')),
  ads boolean not null,
  notifications boolean not null,
  rx_module boolean not null,
  assisted_service boolean not null,
  api_access boolean not null,
  support_24_7 boolean not null
);

insert into plans (id, name, name_ar, price_minor, popular, visibility, ads, notifications,
  rx_module, assisted_service, api_access, support_24_7)
values
  (1, 'Basic Plan', 'الباقة الأساسية', 1500, false, 'basic', false, false, false, false, false, true),
  (2, 'Professional Plan', 'الباقة الاحترافية', 4900, true, 'premium', true, true, false, false, true, true),
  (3, 'Enterprise Plan', 'باقة المؤسسات', null, false, 'premium_plus', true, true, false, true, true, true);

select watch_table('plans');
