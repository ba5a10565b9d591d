-- The same for jobs and events, once they say what kind they are.
create index jobs_narrowed on jobs (country, expiry_date)
  include (id, start_date, profession, employment_kind, city_key, salary_to_minor, salary_currency)
  where shown;
create index events_narrowed on events (country, expiry_date)
  include (id, start_date, event_kind, city_key, is_online, price_minor) where shown;
