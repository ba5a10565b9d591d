-- The same for jobs and events, once they say what kind they are.
create index jobs_narrowed on jobs (country, expiry_date)
  include (id, start_date, profession, employment_kind, city_key, salary_to_minor, salary_currency)
  where shown;
create index events_narrowed on events (country, expiry_date)
  include (id, start_date, event_kind, city_key, is_online, price_minor) where shown;

-- A company that says its city says it better than its address.
create or replace function set_city_of_company() returns trigger language plpgsql as $$
begin
  new.city_key := coalesce(city_of(new.country, new.city), city_of(new.country, new.city_ar),
    city_of(new.country, new.address), city_of(new.country, new.address_ar));
  return new;
end $$;
drop trigger companies_set_city on companies;
create trigger companies_set_city
  before insert or update of city, city_ar, address, address_ar, country on companies
  for each row execute function set_city_of_company();
update companies set city = city where city is not null;
