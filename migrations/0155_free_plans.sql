-- A plan may cost nothing; null is still a price on request.
alter table plans drop constraint plans_price_minor_check, add check (price_minor >= 0);
