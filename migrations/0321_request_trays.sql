-- What somebody who is signed in collects for a request for quotation; before that it is in the browser alone.
create table request_tray_items (
  account_id bigint not null references accounts (id) on delete cascade,
  product_id bigint not null references products (id) on delete cascade,
  quantity int not null check (quantity between 1 and 1000000),
  -- In the order in which they were put there.
  place smallint not null,
  primary key (account_id, product_id)
);
create index request_tray_items_of_product on request_tray_items (product_id);
