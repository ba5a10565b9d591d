// Every public list, detail and search, and lists of the console and of a company's dashboard, with a thousand rows and
// with a million, requested in turn and each computed anew: the cost of growth alone. Then how long the large portal
// takes to start, to be backed up and to be restored. Filling takes most of the time: BENCH_GROWN names a folder in
// which the data is kept for the next run, BENCH_PARTS=fill,ask,upkeep selects steps, and BENCH_ONLY=medicine,category
// selects rows.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '#platform/database/database-log.ts';
import { joinPool } from '#platform/database/join-pool.ts';
import { addPeople, type People, signInPeople } from './growth-people.ts';
import { fill, type Size } from './growth-rows.ts';
import { type MeasuredPortal, startPortalIn } from './measured-portal.ts';
import { percentile } from './percentile.ts';

const TIMES = Number(process.env.BENCH_TIMES ?? 400);
const WARM_UP_TIMES = 30;
const GROWTH = Number(process.env.BENCH_GROWTH ?? 1000);
const small: Size = { companies: 100, rows: 1000 };
const large: Size = { companies: small.companies * GROWTH, rows: small.rows * GROWTH };

/** Without an answer cache, so that repeated requests are computed anew as well. */
const portalOf = (size: Size) => startPortalIn(folderOf(size), { DEMO: '0', ANSWERS_MB: '0' });

const only = process.env.BENCH_ONLY?.split(',');
const parts = (process.env.BENCH_PARTS ?? 'fill,ask,upkeep').split(',');
const folder = process.env.BENCH_GROWN ?? (await mkdtemp(join(tmpdir(), 'mai-growth-')));

type Ask = (size: Size, time: number) => string;

/** Spread over all rows and different every time. */
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
  'medicine search, late word': () => 'rx/medicines.php?search=late',
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

/** Requests that need a session, by who makes them. */
const ownSubjects: Readonly<Record<keyof People, Readonly<Record<string, Ask>>>> = {
  operator: {
    'console, companies': () => 'admin/companies/list.php?',
    'console, companies far down': ({ companies }, time) =>
      `admin/companies/list.php?cursor=${spread(companies, time)}`,
    'console, company search': ({ companies }, time) =>
      `admin/companies/list.php?search=house%20${spread(companies, time)}`,
    'console, people': () => 'admin/users/list.php?',
    'console, person search': ({ rows }, time) =>
      `admin/users/list.php?search=person${spread(rows, time)}`,
    'console, what is shown': () => 'admin/published/list.php?',
    'console, search of what is shown': ({ rows }, time) =>
      `admin/published/list.php?search=${spread(rows, time)}`,
  },
  company: {
    'desk, own products': () => 'exhibitor/products/list.php?limit=20',
    'desk, inbox': () => 'exhibitor/enquiries/list.php?',
    'desk, one buyer': ({ rows }, time) =>
      `exhibitor/enquiries/list.php?search=darwish%20${spread(rows / 10, time)}`,
  },
};

type Grown = { readonly portal: MeasuredPortal; readonly size: Size; readonly people: People };

const folderOf = (size: Size) => join(folder, String(size.rows));
const markOf = (size: Size) => join(folder, `${size.rows}.filled`);

async function grow(size: Size): Promise<Grown> {
  const portal = await portalOf(size);
  const { pool, close } = await joinPool(
    { dataDir: portal.dataDir, databaseUrl: undefined },
    silentLog,
  );
  if (!existsSync(markOf(size))) {
    const begun = performance.now();
    await fill(pool, size);
    await addPeople(pool, size);
    await writeFile(markOf(size), '');
    print(`${size.rows} products and jobs filled in ${secondsSince(begun)} s`);
  }
  const people = await signInPeople(pool);
  await close();
  return { portal, size, people };
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const secondsSince = (begun: number) => ((performance.now() - begun) / 1000).toFixed(1);

type Asking = { readonly ask: Ask; readonly as?: keyof People };

async function askMs({ portal, size, people }: Grown, { ask, as }: Asking, time: number) {
  const path = ask(size, time);
  const headers = as ? { authorization: `Bearer ${people[as]}` } : undefined;
  const begun = performance.now();
  const answer = await fetch(`${portal.url}/api/${path}`, { headers });
  const body = await answer.text();
  const tookMs = performance.now() - begun;
  if (!answer.ok) throw new Error(`${path}: ${body}`);
  return tookMs;
}

async function compare(ask: Asking, few: Grown, many: Grown) {
  const times = { few: [] as number[], many: [] as number[] };
  const ran = { few: 0, many: 0 };
  for (let time = -WARM_UP_TIMES; time < TIMES; time += 1) {
    const fewMs = await askMs(few, ask, time + WARM_UP_TIMES);
    const manyMs = await askMs(many, ask, time + WARM_UP_TIMES);
    if (time === -1) Object.assign(ran, { few: few.portal.runMs(), many: many.portal.runMs() });
    if (time < 0) continue;
    times.few.push(fewMs);
    times.many.push(manyMs);
  }
  // CPU time does not include other work on the machine, so it is steadier than elapsed time.
  const fewCpu = (few.portal.runMs() - ran.few) / TIMES;
  const manyCpu = (many.portal.runMs() - ran.many) / TIMES;
  const row = (part: number) =>
    [percentile(times.few, part), percentile(times.many, part)] as const;
  const [fewHalf, manyHalf] = row(0.5);
  const [fewMost, manyMost] = row(0.99);
  return {
    'CPU ms, few': Number(fewCpu.toFixed(2)),
    'CPU ms, many': Number(manyCpu.toFixed(2)),
    'many / few, CPU': Number((manyCpu / fewCpu).toFixed(2)),
    'median ms, few': Number(fewHalf.toFixed(2)),
    'median ms, many': Number(manyHalf.toFixed(2)),
    'many / few, median': Number((manyHalf / fewHalf).toFixed(2)),
    'p99 ms, few': Number(fewMost.toFixed(1)),
    'p99 ms, many': Number(manyMost.toFixed(1)),
    'many / few, p99': Number((manyMost / fewMost).toFixed(2)),
  };
}

const WITHIN = 1.5;

async function askAll(few: Grown, many: Grown): Promise<void> {
  const asked: Record<string, Asking> = Object.fromEntries([
    ...Object.entries(subjects).map(([name, ask]) => [name, { ask }]),
    ...Object.entries(ownSubjects).flatMap(([as, of]) =>
      Object.entries(of).map(([name, ask]) => [name, { ask, as }]),
    ),
  ]);
  const table: Record<string, Awaited<ReturnType<typeof compare>>> = {};
  for (const [name, asking] of Object.entries(asked)) {
    if (only && !only.some((part) => name.includes(part))) continue;
    table[name] = await compare(asking, few, many);
  }
  // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
  console.table(table);
  const rows = Object.values(table);
  const within = (ratio: 'many / few, CPU' | 'many / few, median' | 'many / few, p99') =>
    rows.filter((row) => row[ratio] <= WITHIN).length;
  print(
    `Of ${rows.length} within ${WITHIN} times: ${within('many / few, p99')} at the 99th percentile, ` +
      `${within('many / few, median')} at the median, ${within('many / few, CPU')} by the processor's time; ` +
      `load average ${loadavg()[0]?.toFixed(0)}`,
  );
}

/** Runs an operator command as `npm run portal` does. */
async function command(dataDir: string, ...args: readonly string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, DEMO: '0' };
  const child = spawn(process.execPath, ['src/app/portal.ts', ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
}

async function upkeep(size: Size): Promise<void> {
  const begunAt = performance.now();
  const portal = await portalOf(size);
  print(`Started with ${size.rows} products and jobs in ${secondsSince(begunAt)} s`);
  await portal.stop();
  const file = join(folder, 'backup.tar.gz');
  const backedUpAt = performance.now();
  await command(folderOf(size), 'backup', file);
  const megabytes = ((await stat(file)).size / 1024 / 1024).toFixed(0);
  print(`Backed up in ${secondsSince(backedUpAt)} s, ${megabytes} MB`);
  const restored = join(folder, 'restored');
  const restoredAt = performance.now();
  await command(restored, 'restore', file);
  print(`Restored in ${secondsSince(restoredAt)} s`);
  const migratedAt = performance.now();
  await command(restored, 'migrate');
  print(`Migrated in ${secondsSince(migratedAt)} s, with nothing to do`);
  await rm(restored, { recursive: true, force: true });
  await rm(file);
}

try {
  if (parts.includes('fill') || parts.includes('ask')) {
    const few = await grow(small);
    const many = await grow(large);
    try {
      if (parts.includes('ask')) await askAll(few, many);
    } finally {
      await few.portal.stop();
      await many.portal.stop();
    }
  }
  if (parts.includes('upkeep')) await upkeep(large);
} finally {
  if (!process.env.BENCH_GROWN) await rm(folder, { recursive: true, force: true });
}
