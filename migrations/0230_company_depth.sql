-- What a buyer, an applicant or a patient decides by, beyond the name and the number to call.
alter table companies
  add column if not exists city text,
  add column if not exists city_ar text,
  add column founded_year smallint check (founded_year between 1800 and 2199),
  add column staff text check (staff in ('1-10', '11-50', '51-200', '201-500', '501-1000', '1000+')),
  -- Codes of languages, with commas between them.
  add column spoken_languages text check (spoken_languages ~ '^[a-z]{2,3}(,[a-z]{2,3})*$'),
  -- As schema.org writes them: Su-Th 08:00-17:00; Sa 09:00-13:00
  add column opening_hours text,
  -- One on each line.
  add column certificates text,
  -- Digits with the dialling code in front, as wa.me takes them.
  add column whatsapp text check (whatsapp ~ '^[0-9]{8,15}$'),
  -- Latitude and longitude in degrees: 29.376200,47.977400
  add column coordinates text check (coordinates ~ '^-?[0-9]{1,2}\.[0-9]{6},-?[0-9]{1,3}\.[0-9]{6}$'),
  add column about_offer text,
  add column about_offer_ar text,
  add column about_clients text,
  add column about_clients_ar text,
  add column about_quality text,
  add column about_quality_ar text,
  add column about_support text,
  add column about_support_ar text,
  -- Shown while the plan includes them.
  add column cover text,
  add column video_link text;

alter table branches
  add column opening_hours text,
  add column coordinates text check (coordinates ~ '^-?[0-9]{1,2}\.[0-9]{6},-?[0-9]{1,3}\.[0-9]{6}$');

-- Pictures of a company's rooms, people and work.
create table company_pictures (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  title text not null,
  title_ar text,
  picture text,
  position integer not null default 0,
  status smallint not null default 1 check (status in (0, 1)),
  created_at timestamptz not null default now()
);
create index company_pictures_of_company on company_pictures (company_id, position, id);
select watch_table('company_pictures');

-- Products that lead on their company's page while the plan includes it.
alter table products add column featured smallint not null default 0 check (featured in (0, 1));
create index products_featured on products (company_id, (-id)) where listed and featured = 1;
