-- What a catalog looks like: a picture of its own, or the first page of its pdf.
alter table catalogs add column cover text;
