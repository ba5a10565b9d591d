// Every public list, detail and search with a thousand rows and with a million, asked in turn, each
// answer computed anew: what growth alone costs. Filling the large portal takes most of the time.
import { silentLog } from '#platform/database/database-log.ts';
import { joinPool } from '#platform/database/join-pool.ts';
import { fill, type Size } from './growth-rows.ts';
import { type MeasuredPortal, startPortal } from './measured-portal.ts';
import { percentile } from './percentile.ts';

const TIMES = Number(process.env.BENCH_TIMES ?? 400);
const WARM_UP_TIMES = 30;
const GROWTH = Number(process.env.BENCH_GROWTH ?? 1000);
const small: Size = { companies: 100, rows: 1000 };
const large: Size = { companies: small.companies * GROWTH, rows: small.rows * GROWTH };

type Ask = (size: Size, time: number) => string;

/** Spread over all rows and different every time, so that nothing kept can answer. */
const spread = (count: number, time: number) => 1 + ((time * 7919) % count);

const subjects: Readonly<Record<string, Ask>> = {
  'products of a country': () => 'products/get-products.php?country=KW&limit=12',
  'products of a rare country': () => 'products/get-products.php?country=YE&limit=12',
  'products, a page far down': ({ rows }, time) =>
    `products/get-products.php?country=KW&limit=12&cursor=${spread(rows, time)}`,
  'products of a category': (_, time) =>
    `products/get-products.php?country=KW&category=category-${time % 20}`,
  product: ({ rows }, time) => `products/product-detail.php?id=${spread(rows, time)}`,
  'products of a company': ({ companies }, time) =>
    `products/company-products.php?id=${spread(companies, time)}`,
  'product search, common word': () => 'products/get-products.php?country=KW&search=dental',
  'product search, two words': () => 'products/get-products.php?country=KW&search=dental%20pump',
  'product search, one product': ({ rows }, time) =>
    `products/get-products.php?country=KW&search=${spread(rows, time)}`,
  'product search, nothing': () => 'products/get-products.php?country=KW&search=zebra',
  medicines: () => 'rx/medicines.php?',
  'medicine search': () => 'rx/medicines.php?search=generic%2010',
  generic: (_, time) => `rx/generic.php?slug=generic-${10 + (time % 10) * 10}`,
  'jobs of a country': () => 'jobs/jobs.php?country=KW&limit=6',
  'jobs of a rare country': () => 'jobs/jobs.php?country=YE&limit=6',
  'job search, common word': () => 'jobs/jobs.php?country=KW&search=nurse',
  'job search, nothing': () => 'jobs/jobs.php?country=KW&search=zebra',
  'jobs of a company': ({ companies }, time) =>
    `jobs/company-jobs.php?id=${spread(companies, time)}`,
  'companies of a country': () => 'companies/companies.php?country=KW&limit=12',
  'company search': () => 'companies/companies.php?country=KW&search=dental',
  company: ({ companies }, time) => `companies/company-detail.php?id=${spread(companies, time)}`,
  'search everywhere': () => 'search/search.php?q=dental%20pu',
};

type Grown = { readonly portal: MeasuredPortal; readonly size: Size };

async function grow(size: Size): Promise<Grown> {
  const portal = await startPortal({ DEMO: '0' });
  const { pool, close } = await joinPool(
    { dataDir: portal.dataDir, databaseUrl: undefined },
    silentLog,
  );
  await fill(pool, size);
  await close();
  return { portal, size };
}

async function askMs({ portal, size }: Grown, ask: Ask, time: number): Promise<number> {
  const path = ask(size, time);
  const begun = performance.now();
  const answer = await fetch(`${portal.url}/api/${path}&anew=${time}`);
  const body = await answer.text();
  const tookMs = performance.now() - begun;
  if (!answer.ok) throw new Error(`${path}: ${body}`);
  return tookMs;
}

async function compare(ask: Ask, few: Grown, many: Grown) {
  const times = { few: [] as number[], many: [] as number[] };
  for (let time = -WARM_UP_TIMES; time < TIMES; time += 1) {
    const fewMs = await askMs(few, ask, time + WARM_UP_TIMES);
    const manyMs = await askMs(many, ask, time + WARM_UP_TIMES);
    if (time < 0) continue;
    times.few.push(fewMs);
    times.many.push(manyMs);
  }
  const row = (part: number) =>
    [percentile(times.few, part), percentile(times.many, part)] as const;
  const [fewHalf, manyHalf] = row(0.5);
  const [fewMost, manyMost] = row(0.99);
  return {
    'median ms, few': Number(fewHalf.toFixed(2)),
    'median ms, many': Number(manyHalf.toFixed(2)),
    'many / few, median': Number((manyHalf / fewHalf).toFixed(2)),
    'p99 ms, few': Number(fewMost.toFixed(1)),
    'p99 ms, many': Number(manyMost.toFixed(1)),
    'many / few, p99': Number((manyMost / fewMost).toFixed(2)),
  };
}

const few = await grow(small);
const many = await grow(large);
try {
  const table: Record<string, Awaited<ReturnType<typeof compare>>> = {};
  for (const [name, ask] of Object.entries(subjects)) table[name] = await compare(ask, few, many);
  // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
  console.table(table);
} finally {
  await few.portal.stop();
  await many.portal.stop();
}
