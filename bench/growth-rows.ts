import type pg from 'pg';
import { fillUnwatched, indexForSearch } from './fill-unwatched.ts';

/** Numbers of records; the large portal has a thousand times those of the small one. */
export type Size = { readonly companies: number; readonly rows: number };

/** Most companies are in one country and a handful in the last, as in a real region. */
const country = `(array['KW','KW','KW','SA','SA','AE','AE','EG','JO','QA'])[1 + n % 10]`;
const kind = `(array['Surgical','Dental','Cardiac','Paediatric','Thermal','Digital','Sterile'])[1 + n % 7]`;
const thing = `(array['pump','monitor','syringe','lamp','chair','tablet','implant','gel'])[1 + n % 8]`;
const RARE_COUNTRY = `case when n % 20000 = 0 then 'YE' else ${country} end`;

/** A word that many generics have, all of them in the second half of the alphabet. */
const HALF = `case when n % 10 = 0 then case when (n % 2000)::text >= '5' then 'Late' else 'Early' end end`;

const statements = (size: Size): readonly string[] => [
  `insert into companies (name, country, type, category, email, phone_country, phone, exhibitor_status, status)
   select ${kind} || ' House ' || n, ${RARE_COUNTRY}, 1 + n % 5, 'Medical Equipment',
     'company' || n || '@growth.example', '965', '2' || n, 1, 1
   from generate_series(1, ${size.companies}) n`,
  `insert into products (company_id, item_name, item_code, item_category, brand_name, item_generic_name,
     item_generic_code, dosage_form, item_description)
   select 1 + n % ${size.companies}, ${kind} || ' ' || ${thing} || ' ' || n, 'C-' || n,
     'Category ' || n % 20, 'Brand ' || n % 500,
     case when n % 10 = 0 then 'Generic ' || n % 2000 end, ${HALF},
     case when n % 10 = 0 then 'Form ' || n % 30 end, 'Delivered to every ward of the region.'
   from generate_series(1, ${size.rows}) n`,
  `insert into jobs (company_id, title, details, start_date, expiry_date)
   select 1 + n % ${size.companies}, ${kind} || ' nurse ' || n, 'Days and nights on the ward, by rota.',
     current_date - n % 400, current_date - n % 400 + 1 + n % 90
   from generate_series(1, ${size.rows}) n`,
];

export async function fill(pool: pg.Pool, size: Size): Promise<void> {
  await fillUnwatched(pool, statements(size));
  await indexForSearch(pool);
}
