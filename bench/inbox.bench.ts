// The inbox of a company with a thousand leads and of one with a hundred thousand, in the same portal and requested in
// turn: the cost of growth alone.
import type pg from 'pg';
import { openSession } from '#features/accounts/sessions/server/sessions.ts';
import { silentLog } from '#platform/database/database-log.ts';
import { joinPool } from '#platform/database/join-pool.ts';
import { startPortal } from './measured-portal.ts';
import { median } from './percentile.ts';

const TIMES = Number(process.env.BENCH_TIMES ?? 100);
const WARM_UP_TIMES = 20;
const MOST_TIMES = 1.5;
const sizes = { few: 1_000, many: 100_000 };

/** A third are new, one in twenty is unread, one in ten has a label, one in fifty a reminder. */
const fillInbox = `
  insert into enquiries (send_key, company_id, company_name, about, about_id, about_title, name, email, language,
    country, subject, state, is_unread, labels, remind_on, created_at)
  select gen_random_uuid(), $1, 'Bench', 'company', $1, 'Bench',
    (array['Mariam','Yusuf','Layla','Omar','Huda','Sami'])[1 + n % 6] || ' Darwish ' || n,
    'buyer' || n || '@bench.example', 'en', 'KW',
    (array['Ventilators','Infusion pumps','Dental chairs','Theatre lamps','Gloves','Monitors','Syringes'])[1 + n % 7],
    (array['new','answered','quoted','won','lost','answered'])[1 + n % 6], n % 20 = 0,
    case when n % 10 = 0 then array['Label ' || n % 70] else '{}' end,
    case when n % 50 = 0 then current_date - n % 9 + 4 end,
    now() - make_interval(mins => $2 - n)
  from generate_series(1, $2::int) n`;

const questions: Readonly<Record<string, (size: number) => string>> = {
  'first page': () => '',
  'a page far down': () => 'cursor=CURSOR',
  'one stage': () => 'state=quoted',
  'a stage, far down': () => 'state=lost&cursor=CURSOR',
  unread: () => 'unread=1',
  'to be looked at again': () => 'due=1',
  'one label': () => 'label=Label%2030',
  'a name that many have': () => 'search=mariam',
  'a word that many have': () => 'search=gloves',
  'one buyer': (size) => `search=darwish%20${Math.floor(size / 2)}`,
  nobody: () => 'search=zebra',
};

type Inbox = { readonly token: string; readonly size: number; readonly middle: number };

async function makeInbox(pool: pg.Pool, size: number): Promise<Inbox> {
  const { rows: accounts } = await pool.query(
    `insert into accounts (email, name, user_type) values ($1, 'Bench', 1) returning id`,
    [`inbox${size}@bench.example`],
  );
  const { rows: companies } = await pool.query(
    `insert into companies (name, country, type, category, email, phone_country, phone, exhibitor_status, status, owner_account_id)
     values ('Bench', 'KW', 1, 'Medical Equipment', $1, '965', '2', 1, 1, $2) returning id`,
    [`inbox${size}@bench.example`, accounts[0].id],
  );
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query(fillInbox, [companies[0].id, size]);
  client.release(true);
  const { rows } = await pool.query(
    'select turn from enquiries where company_id = $1 order by turn offset $2 limit 1',
    [companies[0].id, Math.floor(size / 2)],
  );
  const token = await openSession(pool, accounts[0].id, { agent: 'bench', network: '127.0.0.1' });
  return { token, size, middle: rows[0].turn };
}

const portal = await startPortal();
const { pool, close } = await joinPool(
  { dataDir: portal.dataDir, databaseUrl: undefined },
  silentLog,
);

async function askMs({ token, size, middle }: Inbox, ask: (size: number) => string) {
  const query = ask(size).replace('CURSOR', String(middle));
  const begun = performance.now();
  const answer = await fetch(`${portal.url}/api/exhibitor/enquiries/list.php?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${query}: ${body}`);
  return performance.now() - begun;
}

try {
  const few = await makeInbox(pool, sizes.few);
  const many = await makeInbox(pool, sizes.many);
  await pool.query('vacuum analyze enquiries');
  const table: Record<string, object> = {};
  const above: string[] = [];
  for (const [name, ask] of Object.entries(questions)) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let time = -WARM_UP_TIMES; time < TIMES; time += 1) {
      const [fewMs, manyMs] = [await askMs(few, ask), await askMs(many, ask)];
      if (time < 0) continue;
      times.few.push(fewMs);
      times.many.push(manyMs);
    }
    const [fewMs, manyMs] = [median(times.few), median(times.many)];
    if (manyMs > MOST_TIMES * fewMs) above.push(name);
    table[name] = {
      'median ms, few': Number(fewMs.toFixed(2)),
      'median ms, many': Number(manyMs.toFixed(2)),
      'many / few': Number((manyMs / fewMs).toFixed(2)),
    };
  }
  // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
  console.table(table);
  process.stdout.write(
    above.length === 0 ? `All within ${MOST_TIMES} times.\n` : `Above: ${above.join(', ')}\n`,
  );
} finally {
  await close();
  await portal.stop();
}
