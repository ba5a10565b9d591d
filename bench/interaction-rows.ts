import type pg from 'pg';

/** The owner of the long lists: the demo exhibitor. */
export const EXHIBITOR = 'exhibitor@mai.example';

const company = `(select c.id from companies c join accounts a on a.id = c.owner_account_id
  where a.email = '${EXHIBITOR}')`;
const thing = `(array['Infusion pump','Patient monitor','Theatre lamp','Dental chair','Sterile gloves'])[1 + n % 5]`;

const statements = (rows: number): readonly string[] => [
  `insert into products (company_id, item_name, item_code, item_category, brand_name, manufacturer, agent, item_description)
   select ${company}, ${thing} || ' ' || n, 'C-' || n, 'Category ' || n % 20, 'Brand ' || n % 50,
     'Rafid Systems', 'Bader Trading', 'Delivered to every ward of the region.'
   from generate_series(1, ${rows}) n`,
  `insert into companies (name, country, type, category, email, phone_country, phone, exhibitor_status, status)
   select ${thing} || ' House ' || n, 'KW', 1 + n % 5, 'Medical Equipment',
     'company' || n || '@bench.example', '965', '2' || n, 1, 1
   from generate_series(1, ${rows}) n`,
  `insert into jobs (company_id, title, details, start_date, expiry_date)
   select ${company}, 'Staff nurse ' || n, 'Days and nights on the ward, by rota.', current_date, current_date + 60
   from generate_series(1, ${rows}) n`,
  `with people as (
     insert into accounts (email, name)
     select 'applicant' || n || '@bench.example', 'Applicant ' || n from generate_series(1, ${rows}) n
     returning id, email, name)
   insert into applications (job_id, account_id, status, name, email, cv_name, cv_type)
   select (select max(id) from jobs where company_id = ${company}), id,
     (array['pending','reviewed','shortlisted','interview','offered'])[1 + id % 5], name, email, 'cv.pdf', 'pdf'
   from people`,
];

/** Adds this many rows to every measured list; returns the id of the job with all applications. */
export async function fillLists(pool: pg.Pool, rows: number): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (const statement of statements(rows)) await client.query(statement);
    const { rows: jobs } = await client.query(
      'select job_id from applications group by job_id order by count(*) desc limit 1',
    );
    return Number(jobs[0].job_id);
  } finally {
    client.release(true);
  }
}
