import type pg from 'pg';
import { openSession } from '#features/accounts/sessions/server/sessions.ts';
import type { Size } from './growth-rows.ts';

/** Session tokens of the operator and the first company, for lists that are not public. */
export type People = { readonly operator: string; readonly company: string };

/**
 * As many accounts as products, and a tenth as many enquiries, all to the first company. They count as already told
 * that nobody answered: otherwise a hundred thousand mails would be written while lists are measured.
 */
const statements = ({ rows }: Size): readonly string[] => [
  `insert into accounts (email, name, user_type)
   select 'person' || n || '@growth.example', 'Person ' || n, 0 from generate_series(1, ${rows}) n`,
  `insert into enquiries (send_key, company_id, company_name, about, about_id, about_title, name, email, language,
     country, subject, state, is_unread, created_at, told_unanswered_at)
   select gen_random_uuid(), 1, 'Growth', 'company', 1, 'Growth', 'Mariam Darwish ' || n,
     'buyer' || n || '@growth.example', 'en', 'KW', 'Ventilators', 'new', n % 20 = 0,
     now() - make_interval(mins => ${rows / 10} - n), now()
   from generate_series(1, ${rows / 10}) n`,
  'vacuum analyze accounts, enquiries, companies',
];

type Person = { readonly id: number; readonly token: string };

export async function signIn(pool: pg.Pool, email: string, facts: string): Promise<Person> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into accounts (email, name, user_type, is_admin) values ($1, 'Bench', ${facts}) returning id`,
    [email],
  );
  const id = rows[0]?.id ?? 0;
  return { id, token: await openSession(pool, id, { agent: 'bench', network: '127.0.0.1' }) };
}

export async function addPeople(pool: pg.Pool, size: Size): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (const statement of statements(size)) await client.query(statement);
  } finally {
    client.release(true);
  }
}

/** Signed in anew for every run, because sessions end. */
export async function signInPeople(pool: pg.Pool): Promise<People> {
  const mark = Date.now();
  const operator = await signIn(pool, `operator@${mark}.example`, '0, true');
  const owner = await signIn(pool, `company@${mark}.example`, '1, false');
  await pool.query('update companies set owner_account_id = $1 where id = 1', [owner.id]);
  return { operator: operator.token, company: owner.token };
}
