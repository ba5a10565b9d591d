-- Links that a signed-in buyer had made to open an own request, apart from those that went out by mail: of these only
-- the last few are kept.
alter table enquiry_links add column opened boolean not null default false;
