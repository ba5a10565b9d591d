-- The products of a brand are read newest first from the index that narrows the list; it costs a write what it did.
drop index products_narrowed;
create index products_narrowed on products (country, brand_key, (-id))
  include (id, category_key, price_minor, currency) where listed;
