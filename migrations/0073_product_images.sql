-- Each picture of a product is a fact of its own; lists read them together, as before.
alter table products
  add column image_1 text,
  add column image_2 text,
  add column image_3 text,
  add column image_4 text;
update products set
  image_1 = images[1], image_2 = images[2], image_3 = images[3], image_4 = images[4];
alter table products drop column images;
alter table products add column images text[] not null generated always as (
  array_remove(array[image_1, image_2, image_3, image_4], null)
) stored;
