-- How many jobs of a country are new to somebody is counted from the index alone.
create index jobs_new_in_country on jobs (country, created_at) include (expiry_date) where shown;
