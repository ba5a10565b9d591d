import { expect, test } from 'vitest';
import {
  type Chance,
  chanceFrom,
  fillAtRandom,
  pick,
  writeAtRandom,
} from '#testing/random-writes.ts';
import { startTestApp } from '#testing/start-test-app.ts';

/** The number of answers to compare; more with ANSWERS_COMPARED. */
const COMPARED = Number(process.env.ANSWERS_COMPARED ?? 800);
const ASKED_AFTER_EACH_WRITE = 12;

const keeping = await startTestApp();
const { database } = keeping;
/** Caches nothing, so that every answer is made anew. */
const fresh = await startTestApp({ ANSWERS_MB: '0' }, database);

const seed = Number(process.env.SEED ?? 20_261_116);
const chance = chanceFrom(seed);
await fillAtRandom(database, chance);

type Rows = Readonly<Record<'companies' | 'products' | 'jobs' | 'events', readonly string[]>>;

async function readRows(): Promise<Rows> {
  const list = async (text: string) =>
    (await database.pool.query<{ key: string }>(text)).rows.map(({ key }) => key);
  return {
    companies: await list('select id::text as key from companies order by id'),
    products: await list('select id::text as key from products order by id limit 9'),
    jobs: await list('select job_ref as key from jobs order by id'),
    events: await list('select slug as key from events order by id'),
  };
}

const calls: readonly ((rows: Rows, chance: Chance) => string)[] = [
  ({ products }, c) => `products/product-detail.php?id=${pick(c, products)}`,
  ({ products }, c) => `products/related-products.php?id=${pick(c, products)}`,
  ({ products }, c) =>
    `products/compare-products.php?ids=${pick(c, products)},${pick(c, products)}`,
  (_rows, c) => `products/get-products.php?country=${pick(c, ['KW', 'SA'])}`,
  (_rows, c) => `products/get-products.php?country=KW&limit=${1 + c(4)}`,
  (_rows, c) => `products/get-products.php?country=KW&category=${pick(c, ['beds', 'gloves'])}`,
  (_rows, c) => `products/product-choices.php?country=${pick(c, ['KW', 'SA'])}`,
  (_rows, c) => `products/product-categories.php?country=${pick(c, ['KW', 'SA'])}`,
  (_rows, c) => `products/top-categories.php?country=${pick(c, ['KW', 'SA'])}`,
  ({ companies }, c) => `products/company-products.php?id=${pick(c, companies)}`,
  ({ companies }, c) => `products/company-top-products.php?id=${pick(c, companies)}`,
  ({ companies }, c) => `products/company-brands.php?id=${pick(c, companies)}`,
  ({ companies }, c) => `companies/company-detail.php?id=${pick(c, companies)}`,
  ({ companies }, c) => `companies/company-counts.php?id=${pick(c, companies)}`,
  (_rows, c) => `companies/companies.php?country=${pick(c, ['KW', 'SA', 'AE'])}`,
  (_rows, c) => `companies/company-choices.php?country=${pick(c, ['KW', 'SA'])}`,
  () => 'companies/partner-logos.php',
  (_rows, c) => `companies/top-exhibitors.php?country=${pick(c, ['KW', 'SA'])}`,
  ({ jobs }, c) => `jobs/job-detail.php?ref=${pick(c, jobs)}`,
  ({ jobs }, c) => `jobs/similar-jobs.php?ref=${pick(c, jobs)}`,
  ({ companies }, c) => `jobs/company-jobs.php?id=${pick(c, companies)}`,
  (_rows, c) => `jobs/jobs.php?country=${pick(c, ['KW', 'SA'])}`,
  (_rows, c) => `jobs/jobs.php?country=KW&profession=${pick(c, ['nurse', 'pharmacist'])}`,
  (_rows, c) => `jobs/job-choices.php?country=${pick(c, ['KW', 'SA'])}`,
  ({ events }, c) => `events/event-detail.php?slug=${pick(c, events)}`,
  ({ events }, c) => `events/similar-events.php?slug=${pick(c, events)}`,
  ({ companies }, c) => `events/company-events.php?id=${pick(c, companies)}`,
  (_rows, c) => `events/events.php?country=${pick(c, ['KW', 'SA'])}`,
  (_rows, c) => `catalogs/catalog-list.php?country=${pick(c, ['KW', 'SA'])}`,
  (_rows, c) => `catalogs/catalog-choices.php?country=${pick(c, ['KW', 'SA'])}`,
  ({ companies }, c) => `catalogs/company-catalogs.php?id=${pick(c, companies)}`,
  (_rows, c) => `home/counts.php?country=${pick(c, ['KW', 'SA'])}`,
  ...['branches', 'departments', 'services'].map(
    (kind) =>
      ({ companies }: Rows, c: Chance) =>
        `${kind}/company-${kind}.php?id=${pick(c, companies)}`,
  ),
];

const pages: typeof calls = [
  ({ products }, c) => `/product/${pick(c, products)}`,
  ({ companies }, c) => `/company/${pick(c, companies)}`,
  ({ jobs }, c) => `/job/${pick(c, jobs)}`,
  ({ events }, c) => `/event/${pick(c, events)}`,
  (_rows, c) => `/${pick(c, ['products', 'companies', 'jobs', 'events', 'catalogs'])}`,
  () => '/',
];

function addressOf(rows: Rows): string {
  if (chance(12) > 0) return `/api/${pick(chance, calls)(rows, chance)}`;
  const path = pick(chance, pages)(rows, chance);
  return chance(2) === 0 ? path : `/ar${path}`;
}

/** An answer without the parts that depend on the moment. */
async function answerOf({ fetch }: typeof keeping, address: string): Promise<string> {
  const answer = await fetch(address, { headers: { cookie: 'country=KW' } });
  const text = await answer.text();
  const state = text.indexOf('<script type="application/json"');
  const said = state < 0 ? text : text.slice(text.indexOf('<body>'), state);
  return `${answer.status} ${said}`;
}

test(
  `${COMPARED} kept answers are what is made anew, while things are written at random`,
  async () => {
    const written: string[] = [];
    let compared = 0;
    let given = 0;
    while (compared < COMPARED) {
      const rows = await readRows();
      const asked = Array.from({ length: ASKED_AFTER_EACH_WRITE }, () => addressOf(rows));
      for (const address of asked) await answerOf(keeping, address);
      written.push(await writeAtRandom(database, chance));
      for (const address of asked) {
        const [kept, made] = [await answerOf(keeping, address), await answerOf(fresh, address)];
        const said = `${address} (seed ${seed}) after\n${written.slice(-3).join('\n')}`;
        expect(kept, said).toBe(made);
        compared += 1;
        if (kept.startsWith('200')) given += 1;
      }
    }
    // Most requests have an answer: a portal whose records are all gone would prove nothing.
    expect(given).toBeGreaterThan(COMPARED / 2);
  },
  120_000 + COMPARED * 100,
);
