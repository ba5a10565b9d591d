-- How many listed products there are of each kind, kept exact by triggers: counting a million
-- products for every list of filters would not do.
create table product_groups (
  -- category: of a country's products; the others: of the medicines of all countries
  kind text not null check (kind in ('category', 'generic', 'brand', 'form', 'company')),
  -- Empty where the group spans all countries.
  country text not null,
  key text collate "C" not null,
  name text not null,
  name_ar text,
  -- Where the group stands in an Arabic list.
  key_ar text collate "C" not null generated always as (
    coalesce(slug_of(name_ar), slug_of(name), '')
  ) stored,
  products bigint not null,
  primary key (kind, country, key)
);
create index product_groups_in_order on product_groups (kind, country, key)
  include (name, name_ar, products) where products > 0;
create index product_groups_in_arabic_order on product_groups (kind, country, key_ar, key)
  include (name, name_ar, products) where products > 0;
create index product_groups_by_size on product_groups (kind, country, products desc, key)
  include (name, name_ar) where products > 0;

create function count_product_groups() returns trigger language plpgsql as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'select 1 as step, * from new_rows'
    when 'DELETE' then 'select -1 as step, * from old_rows'
    else 'select 1 as step, * from new_rows union all select -1, * from old_rows'
  end;
begin
  -- In the order of the key, so that two writers never wait for each other in a circle.
  execute format($sql$
    insert into product_groups as held (kind, country, key, name, name_ar, products)
    select kind, country, key, coalesce(new_name, old_name),
      case when new_name is null then old_name_ar else new_name_ar end, growth
    from (
      select g.kind, g.country, g.key, sum(p.step) as growth,
        (array_agg(g.name) filter (where p.step = 1))[1] as new_name,
        (array_agg(g.name_ar) filter (where p.step = 1))[1] as new_name_ar,
        (array_agg(g.name) filter (where p.step = -1))[1] as old_name,
        (array_agg(g.name_ar) filter (where p.step = -1))[1] as old_name_ar
      from (%s) as p
      cross join lateral (values
        ('category', p.country, p.category_key, p.item_category, p.item_category_ar, true),
        ('generic', '', p.medicine_key,
          case when btrim(p.item_generic_name) <> '' then p.item_generic_name
            when btrim(p.brand_name) <> '' then p.brand_name else p.item_name end,
          case when btrim(p.item_generic_name) <> '' then p.item_generic_name_ar
            when btrim(p.brand_name) <> '' then p.brand_name_ar else p.item_name_ar end,
          p.is_medicine),
        ('brand', '', nullif(p.brand_key, ''), p.brand_name, p.brand_name_ar, p.is_medicine),
        ('form', '', p.form_key, p.dosage_form, p.dosage_form_ar, p.is_medicine),
        ('company', '', p.company_id::text, p.company_id::text, null, p.is_medicine)
      ) as g (kind, country, key, name, name_ar, counts)
      where p.listed and g.counts and g.key is not null
      group by g.kind, g.country, g.key
    ) as change
    where growth <> 0
      or (new_name is not null and (new_name, new_name_ar) is distinct from (old_name, old_name_ar))
    order by kind, country, key
    on conflict (kind, country, key) do update set
      products = held.products + excluded.products,
      name = case when excluded.products < 0 then held.name else excluded.name end,
      name_ar = case when excluded.products < 0 then held.name_ar else excluded.name_ar end
  $sql$, changed);
  return null;
end $$;

create trigger products_counted_on_insert after insert on products
  referencing new table as new_rows for each statement execute function count_product_groups();
create trigger products_counted_on_update after update on products
  referencing old table as old_rows new table as new_rows
  for each statement execute function count_product_groups();
create trigger products_counted_on_delete after delete on products
  referencing old table as old_rows for each statement execute function count_product_groups();

select watch_table('products');
select watch_table('product_groups');
