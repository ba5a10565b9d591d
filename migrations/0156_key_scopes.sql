-- What a key may do, such as products:read. Keys that were made before may do what they always could.
alter table api_keys add column scopes text[] not null default '{}';
update api_keys set scopes = array(
  select area || ':write' from unnest(array['profile', 'products', 'brands', 'catalogs', 'services',
    'branches', 'departments', 'events', 'registrations', 'jobs', 'applicants']) area);
create index api_keys_newest on api_keys (id desc);
