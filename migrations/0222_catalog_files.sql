-- A catalog can be kept here as well as linked to.
alter table catalogs add column pdf text;
