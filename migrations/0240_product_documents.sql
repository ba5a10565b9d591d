-- What a buyer reads before deciding: a product's datasheet, certificate and pages of a catalog, as PDF.
alter table products
  add column datasheet text,
  add column certificate text,
  add column catalog_pages text;
