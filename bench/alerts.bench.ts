// Ten thousand different saved searches against the new records of a day: matching, writing the mails and moving the
// marks, as the portal does it.
import type pg from 'pg';
import { readFirstShown } from '#app/programs/changes/server/first-shown.ts';
import { serverFeatures } from '#app/server/server-features.ts';
import { sendAlerts } from '#features/saved-searches/server/send-alerts.ts';
import { findWordsQuery } from '#features/search/server/public.ts';
import { silentLog } from '#platform/database/database-log.ts';
import { joinPool } from '#platform/database/join-pool.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { fill } from './growth-rows.ts';
import { startPortal } from './measured-portal.ts';

const SEARCHES = 10_000;
const LIMIT_MS = 5_000;
const size = { companies: 200, rows: 20_000 };
const DAY = { products: 2_000, jobs: 500 };

const countries = ['KW', 'KW', 'KW', 'SA', 'AE', 'EG', 'JO', 'QA'];
const kinds = ['surgical', 'dental', 'cardiac', 'paediatric', 'thermal', 'digital', 'sterile'];
const things = ['pump', 'monitor', 'syringe', 'lamp', 'chair', 'tablet', 'implant', 'gel'];
const of = <T>(list: readonly T[], n: number) => list[n % list.length] as T;

type Search = { list: string; country: string; query: string; typed?: string };

/** One in three searches has words; all have filters as well. */
function searchOf(n: number): Search {
  const country = of(countries, n);
  const category = `category-${n % 20},category-${(n * 7 + 3) % 20}`;
  const brand = `brand-${n % 500},brand-${(n * 13 + 1) % 500}`;
  if (n % 3 === 0)
    return { list: '/products', country, query: `category=${category}&brand=${brand}` };
  if (n % 3 === 1) {
    const typed = `${of(kinds, n)} ${of(things, n >> 3)} ${n}`.replace(n % 2 ? / \d+$/ : '', '');
    return {
      list: '/products',
      country,
      typed,
      query: `search=${typed}&category=${category}&n=${n}`,
    };
  }
  return { list: '/jobs', country, typed: `${of(kinds, n)} nurse`, query: `search=nurse&n=${n}` };
}

async function saveAll(pool: pg.Pool): Promise<void> {
  const today = todayAt(new Date());
  const known = new Map<string, string | undefined>();
  await pool.query(`insert into accounts (email, name)
    select 'reader' || n || '@bench.example', 'Reader' from generate_series(1, ${SEARCHES}) n`);
  const { rows } = await pool.query(
    `select id from accounts where email like 'reader%' order by id`,
  );
  const searches = Array.from({ length: SEARCHES }, (_, n) => searchOf(n));
  for (const { typed, country } of searches) {
    const key = `${country} ${typed}`;
    if (typed && !known.has(key))
      known.set(key, await findWordsQuery(pool, { words: typed, country, today }));
  }
  await pool.query(
    `insert into saved_searches (account_id, list, country, query, words, name, every, due_at)
     select * , 'Mine', 'day', now() from unnest($1::bigint[], $2::text[], $3::text[], $4::text[],
       $5::tsquery[])`,
    [
      rows.map(({ id }) => id),
      searches.map(({ list }) => list),
      searches.map(({ country }) => country),
      searches.map(({ query }) => query),
      searches.map(({ typed, country }) => (typed ? known.get(`${country} ${typed}`) : null)),
    ],
  );
}

async function passDay(pool: pg.Pool): Promise<void> {
  await pool.query(`insert into products (company_id, item_name, item_category, brand_name)
    select 1 + n % ${size.companies}, item_name, item_category, brand_name
    from (select *, row_number() over () as n from products limit ${DAY.products}) as p`);
  await pool.query(`insert into jobs (company_id, title, details, start_date, expiry_date)
    select 1 + n % ${size.companies}, 'Cardiac nurse ' || n, 'Days and nights on the ward.',
      current_date, current_date + 30 from generate_series(1, ${DAY.jobs}) n`);
}

const portal = await startPortal({ DEMO: '0' });
try {
  const where = { dataDir: portal.dataDir, databaseUrl: undefined };
  const { pool, close } = await joinPool(where, silentLog);
  await fill(pool, size);
  await saveAll(pool);
  await passDay(pool);
  const lists = serverFeatures.flatMap((feature) => feature.followed ?? []);
  const alerting = { lists, appUrl: 'https://mai.example', now: new Date(), readFirstShown };
  const started = performance.now();
  let looked = 0;
  for (let done = 1; done > 0; looked += done) done = await sendAlerts(pool, alerting);
  const tookMs = performance.now() - started;
  const { rows } = await pool.query(
    `select count(*) as mails from mails where stop_url is not null`,
  );
  // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
  console.table([
    {
      searches: looked,
      'new records': DAY.products + DAY.jobs,
      mails: rows[0].mails,
      ms: Math.round(tookMs),
      'at most': LIMIT_MS,
    },
  ]);
  await close();
  if (looked !== SEARCHES || tookMs > LIMIT_MS) process.exitCode = 1;
} finally {
  await portal.stop();
}
