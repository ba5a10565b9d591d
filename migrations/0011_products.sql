create table products (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  item_name text not null,
  item_name_ar text,
  item_code text,
  item_category text,
  item_category_ar text,
  item_generic_code text,
  item_generic_name text,
  item_generic_name_ar text,
  brand_name text,
  brand_name_ar text,
  item_description text,
  item_description_ar text,
  item_characteristics text,
  item_characteristics_ar text,
  item_ingredients text,
  item_ingredients_ar text,
  item_strength text,
  dosage_form text,
  dosage_form_ar text,
  package_size text,
  package_size_ar text,
  -- In the smallest unit of the currency.
  price_minor bigint check (price_minor >= 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  dispense_mode text,
  dispense_mode_ar text,
  precaution text,
  precaution_ar text,
  pil_summary text,
  pil_summary_ar text,
  notes text,
  notes_ar text,
  remarks text,
  remarks_ar text,
  manufacturer text,
  manufacturer_ar text,
  agent text,
  agent_ar text,
  stock integer not null default 0 check (stock >= 0),
  -- 1 active, 0 inactive
  status smallint not null default 1 check (status in (0, 1)),
  images text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (price_minor is null or currency is not null),

  -- Copied from the company by the triggers below, so that one index finds what a country shows.
  country text not null default '',
  company_listed boolean not null default false,
  company_names text not null default '',

  listed boolean not null generated always as (status = 1 and company_listed) stored,
  is_medicine boolean not null generated always as (
    btrim(coalesce(item_generic_name, '')) <> ''
    or btrim(coalesce(item_strength, '')) <> ''
    or btrim(coalesce(dosage_form, '')) <> ''
  ) stored,
  category_key text collate "C" generated always as (slug_of(item_category)) stored,
  -- Empty rather than null, so that lists can be paged by it.
  brand_key text collate "C" not null generated always as (
    coalesce(slug_of(brand_name), '')
  ) stored,
  form_key text collate "C" generated always as (slug_of(dosage_form)) stored,
  -- Medicines stand under their generic; one that names none stands by itself.
  medicine_key text collate "C" generated always as (
    coalesce(slug_of(item_generic_name), slug_of(brand_name), slug_of(item_name))
  ) stored,
  -- Also "=KW" for the country: words have no such sign, and the index can join the two.
  search tsvector not null generated always as (
    array_to_tsvector(array['=' || country]) || search_vector(
      item_name || ' ' || coalesce(item_name_ar, '') || ' ' || coalesce(item_code, '') || ' ' ||
      coalesce(item_category, '') || ' ' || coalesce(item_category_ar, '') || ' ' ||
      coalesce(item_generic_code, '') || ' ' || coalesce(item_generic_name, '') || ' ' ||
      coalesce(item_generic_name_ar, '') || ' ' || coalesce(brand_name, '') || ' ' ||
      coalesce(brand_name_ar, '') || ' ' || company_names)
  ) stored
);

-- Newest first is "-id": a plain id would tempt the planner to walk the primary key and throw away
-- all rows of other countries, which takes for ever where a country has few products.
create index products_of_country on products (country, (-id)) where listed;
create index products_of_category on products (country, category_key, (-id)) where listed;
create index products_of_company on products (company_id, (-id)) where listed;
create index products_brands_of_company on products (company_id, brand_key) where listed;
create index products_search on products using gin (search) where listed;
create index medicines_by_generic on products (medicine_key, brand_key, id)
  where listed and is_medicine;
create index medicines_by_form on products (form_key, medicine_key) where listed and is_medicine;
create index medicines_by_brand on products (brand_key, medicine_key) where listed and is_medicine;
create index medicines_of_company on products (company_id, medicine_key)
  where listed and is_medicine;

create function copy_company_to_product() returns trigger language plpgsql as $$
begin
  -- The lock makes a company that is just being suspended wait for this product, or the reverse.
  select country, listed, name || ' ' || coalesce(name_ar, '')
  into new.country, new.company_listed, new.company_names
  from companies where id = new.company_id for share;
  return new;
end $$;

create trigger products_copy_company before insert or update of company_id on products
  for each row execute function copy_company_to_product();

create function copy_company_to_products() returns trigger language plpgsql as $$
begin
  update products set
    country = new.country,
    company_listed = new.listed,
    company_names = new.name || ' ' || coalesce(new.name_ar, '')
  where company_id = new.id;
  return null;
end $$;

create trigger companies_copy_to_products after update on companies
  for each row
  when ((old.country, old.listed, old.name, old.name_ar)
    is distinct from (new.country, new.listed, new.name, new.name_ar))
  execute function copy_company_to_products();
