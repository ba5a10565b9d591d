// Lists of an exhibitor with 100,000 items: how long each kind of request takes, over HTTP.
import type pg from 'pg';
import { openSession } from '#features/accounts/sessions/server/sessions.ts';
import { silentLog } from '#platform/database/database-log.ts';
import { joinPool } from '#platform/database/join-pool.ts';
import { startPortal } from './measured-portal.ts';

const ITEMS = 100_000;
const TIMES = 15;
const WINDOW_ROWS = 100;
const PAGE_ROWS = 20;

const words = `(array['Surgical','Dental','Cardiac','Paediatric','Thermal','Digital'])[1 + n % 6]`;
const days = `'2026-01-01'::date + n % 300, '2026-01-02'::date + n % 300 + 30`;
const prose = `'Reusable, in stock, delivered to every ward of the region. Edition ' || n`;
const status = 'case when n % 3 = 0 then 0 else 1 end';

/** Fills the table of each collection, and names a sort order besides newest first. */
const collections = {
  catalogs: {
    fill: `catalogs (company_id, title, sub_title, status) select $1, ${words} || ' item ' || n, ${prose}, ${status}`,
    sort: 'title',
  },
  jobs: {
    fill: `jobs (company_id, title, details, start_date, expiry_date, status) select $1, ${words} || ' item ' || n, ${prose}, ${days}, ${status}`,
    sort: 'job_title',
  },
  events: {
    fill: `events (company_id, title, details, start_date, expiry_date, status) select $1, ${words} || ' item ' || n, ${prose}, ${days}, ${status}`,
    sort: 'event_title',
  },
  products: {
    fill: `products (company_id, item_name, item_code, manufacturer, item_category, stock, status) select $1, ${words} || ' item ' || n, 'C-' || n, 'Maker ' || n % 50, 'Category ' || n % 20, n % 900, ${status}`,
    sort: 'item_name',
  },
} as const;

type Collection = keyof typeof collections;

const ways = (sort: string): Readonly<Record<string, string>> => ({
  'page 1': `limit=${PAGE_ROWS}`,
  'last page': `limit=${PAGE_ROWS}&page=${ITEMS / PAGE_ROWS}`,
  'All, middle': `limit=${WINDOW_ROWS}&page=${ITEMS / WINDOW_ROWS / 2}`,
  'stated 1000': 'limit=1000',
  'active only': `limit=${PAGE_ROWS}&status=1`,
  'search, few': `limit=${PAGE_ROWS}&search=item%2077123`,
  'search, many': `limit=${PAGE_ROWS}&search=dental`,
  'search, none': `limit=${PAGE_ROWS}&search=zebra`,
  'sorted, first': `limit=${PAGE_ROWS}&sort=${sort}&direction=ascending`,
  'sorted, last': `limit=${PAGE_ROWS}&sort=${sort}&direction=ascending&page=${ITEMS / PAGE_ROWS}`,
});

async function fill(pool: pg.Pool, name: Collection, company: number): Promise<void> {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query(`delete from ${name} where company_id = $1`, [company]);
  await client.query(
    `insert into ${collections[name].fill} from generate_series(1, ${ITEMS}) as n`,
    [company],
  );
  await client.query(`vacuum analyze ${name}`);
  client.release(true);
}

async function medianMs(url: string, token: string): Promise<number> {
  const tookMs: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const asked = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    const body = await response.text();
    tookMs.push(performance.now() - asked);
    if (!response.ok) throw new Error(`${url}: ${body}`);
  }
  return tookMs.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
}

const portal = await startPortal();
const { pool, close } = await joinPool(
  { dataDir: portal.dataDir, databaseUrl: undefined },
  silentLog,
);
try {
  const { rows } = await pool.query(
    `select a.id as account, c.id as company from accounts a
     join companies c on c.owner_account_id = a.id where a.email = 'exhibitor@mai.example'`,
  );
  const token = await openSession(pool, rows[0].account, { agent: 'bench', network: '127.0.0.1' });
  const table: Record<string, Record<string, number>> = {};
  for (const name of Object.keys(collections) as Collection[]) {
    await fill(pool, name, rows[0].company);
    for (const [way, query] of Object.entries(ways(collections[name].sort))) {
      const url = `${portal.url}/api/exhibitor/${name}/list.php?${query}`;
      const line = table[way] ?? {};
      line[name] = Number((await medianMs(url, token)).toFixed(1));
      table[way] = line;
    }
  }
  // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
  console.table(table);
} finally {
  await close();
  await portal.stop();
}
