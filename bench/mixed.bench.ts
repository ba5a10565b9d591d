// A realistic mix of visits while companies keep working: addresses distributed by Zipf's law over a million in two
// languages, mostly of records, and five writes a second. Measures the share of cached answers, the CPU cost of a
// request including the database, its latency, and memory every few minutes: a run with BENCH_SECONDS=1800 shows
// whether that is stable. BENCH_GROWN names the folder of a portal that is already filled, such as the million of `npm
// run bench -- growth`; it keeps what is written. BENCH_VISITED names how many of the most frequent addresses are asked
// for once beforehand, as after hours of visits; ANSWERS_MB is to have room for them, 14 KB each.
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import type pg from 'pg';
import { silentLog } from '#platform/database/database-log.ts';
import { joinPool } from '#platform/database/join-pool.ts';
import { fill } from './growth-rows.ts';
import { LOAD_HEADERS } from './load.ts';
import {
  type MeasuredPortal,
  readMemoryMb,
  startPortal,
  startPortalIn,
} from './measured-portal.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
/** Pages are only cached once somebody has requested them. */
const WARM_UP_SECONDS = Number(process.env.BENCH_WARM_UP ?? 60);
const ADDRESSES = Number(process.env.BENCH_ADDRESSES ?? 1_000_000);
/** How many of the most frequent addresses were visited before, as after hours of work. */
const VISITED_BEFORE = Number(process.env.BENCH_VISITED ?? 0);
/** The exponent of Zipf's law: visits of web sites are usually close to 1. */
const EXPONENT = Number(process.env.BENCH_ZIPF ?? 1);
const WRITES_A_SECOND = 5;
const MEMORY_EVERY_MS = 1000 * Number(process.env.BENCH_MEMORY_EVERY ?? 180);
const CONNECTIONS = 8;
const TOKEN = 'token-of-the-bench';

/** Half of all addresses, because each exists in two languages. */
const RECORDS = ADDRESSES / 2;
const size = { companies: 2_000, rows: RECORDS };

/** A random rank; the first is the most frequent. */
function drawRank(): number {
  const chance = Math.random();
  if (EXPONENT === 1) return Math.floor(Math.exp(chance * Math.log(ADDRESSES)));
  const rest = 1 - EXPONENT;
  return Math.floor((chance * (ADDRESSES ** rest - 1) + 1) ** (1 / rest));
}

const lists = ['/', '/products', '/companies', '/jobs', '/events', '/catalogs', '/rx'];
const kinds = ['Surgical', 'Dental', 'Cardiac', 'Paediatric', 'Thermal', 'Digital', 'Sterile'];
const things = ['pump', 'monitor', 'syringe', 'lamp', 'chair', 'tablet', 'implant', 'gel'];

/** Scatters neighbouring ranks, so that the most frequent records are not all of one company. */
const scattered = (number: number) => 1 + ((number * 7_919) % size.rows);

function pathOf(rank: number): string {
  const language = rank % 2 === 0 ? '' : '/ar';
  const number = Math.floor(rank / 2);
  const list = lists[number];
  if (list !== undefined) return list === '/' && language ? '/ar' : language + list;
  if (number % 50 === 0) {
    const asked = `${kinds[number % kinds.length]} ${things[number % things.length]} ${number % 40}`;
    return `${language}/search?q=${encodeURIComponent(asked)}`;
  }
  if (number % 50 === 1) return `${language}/company/${1 + (number % size.companies)}`;
  return `${language}/product/${scattered(number)}`;
}

const anyRow = (most: number) => 1 + Math.floor(Math.random() * most);

type Write = () => readonly [text: string, values: readonly unknown[]];

const newPrice: Write = () => [
  `update products set price_minor = $2, currency = 'KWD' where id = $1`,
  [anyRow(size.rows), anyRow(9_999)],
];

/** Writes of companies; frequent ones are listed several times. */
const writes: readonly Write[] = [
  newPrice,
  newPrice,
  () => ['update products set item_name = item_name where id = $1', [anyRow(size.rows)]],
  () => ['update companies set phone = phone where id = $1', [anyRow(size.companies)]],
  () => [
    `insert into products (company_id, item_name, item_category) values ($1, 'New here', 'Category 1')`,
    [anyRow(size.companies)],
  ],
  () => [
    `insert into jobs (company_id, title, details, start_date, expiry_date)
     values ($1, 'Ward nurse', 'Days and nights on the ward.', current_date, current_date + 30)`,
    [anyRow(size.companies)],
  ],
];

async function writeWhile(pool: pg.Pool, ended: AbortSignal): Promise<number> {
  let written = 0;
  while (!ended.aborted) {
    const [text, values] = writes[written % writes.length]?.() ?? ['select', []];
    await pool.query(text, [...values]);
    written += 1;
    await new Promise((resolve) => setTimeout(resolve, 1000 / WRITES_A_SECOND));
  }
  return written;
}

/** The number of answers sent from the cache, and of those revalidated. */
async function readKept({ url }: MeasuredPortal) {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const lines = (await answer.text()).split('\n');
  const sumOf = (name: string) =>
    lines
      .filter((line) => line.startsWith(name))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  return {
    kept: sumOf('portal_kept_answers_total{'),
    renewed: sumOf('portal_renewed_answers_total'),
  };
}

/** Records memory every few minutes, with the heap after garbage collection. */
async function watchMemory(portal: MeasuredPortal, ended: AbortSignal): Promise<void> {
  const begun = performance.now();
  const table: Record<string, object> = {};
  while (!ended.aborted) {
    const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
    const { rss, pss } = readMemoryMb(portal.pid);
    table[minutes] = { 'RSS MB': rss, 'PSS MB': pss, 'heap MB': Math.round(await portal.heapMb()) };
    await delay(MEMORY_EVERY_MS, undefined, { signal: ended }).catch(() => undefined);
  }
  // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
  console.table(table);
}

async function visit(portal: MeasuredPortal, pool: pg.Pool, seconds: number) {
  const ended = new AbortController();
  const [cpuBefore, keptBefore] = [portal.cpuMs(), await readKept(portal)];
  const asking = autocannon({
    url: portal.url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { ...LOAD_HEADERS, cookie: 'country=KW' },
    requests: [{ setupRequest: (request) => ({ ...request, path: pathOf(drawRank()) }) }],
  });
  const [result, written] = await Promise.all([
    Promise.resolve(asking).finally(() => ended.abort()),
    writeWhile(pool, ended.signal),
    watchMemory(portal, ended.signal),
  ]);
  const requests = result.requests.total;
  const after = await readKept(portal);
  const share = (what: 'kept' | 'renewed') =>
    Number(((100 * (after[what] - keptBefore[what])) / requests).toFixed(1));
  return {
    requests,
    'writes/s': Number((written / seconds).toFixed(1)),
    'requests/s': Math.round(requests / result.duration),
    'kept, of 100': share('kept'),
    // Pages and the calls that they are made from.
    'read again and kept, of 100': share('renewed'),
    'CPU ms/request': Number(((portal.cpuMs() - cpuBefore) / requests).toFixed(3)),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    'not 200': result.non2xx + result.errors,
  };
}

/** Requests each of the most frequent addresses once, the most frequent last. */
async function visitBefore(portal: MeasuredPortal): Promise<void> {
  let rank = VISITED_BEFORE;
  await autocannon({
    url: portal.url,
    connections: CONNECTIONS,
    amount: VISITED_BEFORE,
    headers: { ...LOAD_HEADERS, cookie: 'country=KW' },
    requests: [{ setupRequest: (request) => ({ ...request, path: pathOf(rank--) }) }],
  });
}

const settings = { METRICS_TOKEN: TOKEN, ANSWERS_MB: process.env.ANSWERS_MB ?? '256' };
const grown = process.env.BENCH_GROWN;
const portal = grown
  ? await startPortalIn(grown, { ...settings, DEMO: '0' })
  : await startPortal(settings);
const { pool, close } = await joinPool(
  { dataDir: portal.dataDir, databaseUrl: undefined },
  silentLog,
);
try {
  if (!grown) await fill(pool, size);
  if (VISITED_BEFORE > 0) await visitBefore(portal);
  const warming = await visit(portal, pool, WARM_UP_SECONDS);
  const visits = await visit(portal, pool, SECONDS);
  // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
  console.table({ 'while it warms up': warming, afterwards: visits });
} finally {
  await close();
  await portal.stop();
}
