-- A reservation ends by itself a little after its charge can no longer be paid. One whose payer is signed in as
-- the company is firm; any other is somebody's word, and gives way to a firm one.
alter table coupon_uses
  add column reserved_until timestamptz,
  add column firm boolean not null default false;
update coupon_uses set reserved_until = reserved_at + interval '40 minutes';
alter table coupon_uses alter column reserved_until set not null;
