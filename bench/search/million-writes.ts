import type pg from 'pg';
import { searchTriggers } from '../fill-unwatched.ts';
import { median } from '../percentile.ts';

/** Turn about, so that whatever else the machine does slows both. */
const ROUNDS = 6;
const TIMES = 40;
const TOGETHER = 500;
/** Another number every run: in a folder that stays, the name of last time would be no other name. */
const FIRST = (Math.floor(Date.now() / 1000) % 100_000) * 10_000;
const WRITTEN_ROWS = 40_000;

type Write = (time: number) => string;

const product = (time: number) =>
  `(${1 + (time % 1000)}, 'Written lamp ' || ${time}, 'مصباح ' || ${time}, 'W-' || ${time}, 'Category 3',
    'Brand ' || ${time % 90}, 1500, 'KWD', 'Delivered to every ward of the region, with its stand and its spare parts.')`;
const PRODUCT = `insert into products (company_id, item_name, item_name_ar, item_code, item_category, brand_name,
  price_minor, currency, item_description) values `;

const writes: Readonly<Record<string, Write>> = {
  'a product is added': (time) => PRODUCT + product(time),
  'a product gets another name': (time) =>
    `update products set item_name = 'Renamed chair ' || ${time} where id = ${1000 + (time % WRITTEN_ROWS)}`,
  'a product gets another stock': (time) =>
    `update products set stock = stock + 1 where id = ${1000 + (time % WRITTEN_ROWS)}`,
  'a job is added': (time) =>
    `insert into jobs (company_id, title, details, start_date, expiry_date) values (${1 + (time % 1000)},
       'Theatre nurse ' || ${time}, 'Days and nights on the ward, by rota.', current_date, current_date + 30)`,
  'a company gets another name': (time) =>
    `update companies set name = 'Renamed house ' || ${time} where id = ${1000 + (time % WRITTEN_ROWS)}`,
};

/** Of an import: many rows in one statement. */
const importRows: Write = (time) =>
  PRODUCT + Array.from({ length: TOGETHER }, (_, row) => product(time * TOGETHER + row)).join();

async function timesOf(client: pg.PoolClient, write: Write, from: number, times: number) {
  const taken: number[] = [];
  for (let time = from; time < from + times; time += 1) {
    const begun = performance.now();
    await client.query(write(time));
    taken.push(performance.now() - begun);
  }
  return taken;
}

async function compare(client: pg.PoolClient, write: Write, times: number) {
  const withIndex: number[] = [];
  const without: number[] = [];
  let time = FIRST;
  for (let round = 0; round < ROUNDS; round += 1) {
    withIndex.push(...(await timesOf(client, write, time, times)));
    time += times;
    await client.query(searchTriggers('disable'));
    without.push(...(await timesOf(client, write, time, times)));
    time += times;
    await client.query(searchTriggers('enable'));
  }
  return {
    'without, median ms': Number(median(without).toFixed(2)),
    'with, median ms': Number(median(withIndex).toFixed(2)),
    'with / without': Number((median(withIndex) / median(without)).toFixed(2)),
  };
}

/** What a write costs with the index and without, each in a transaction of its own. */
export async function compareWrites(
  pool: pg.Pool,
  isAsked: (name: string) => boolean,
): Promise<void> {
  const client = await pool.connect();
  const table: Record<string, Awaited<ReturnType<typeof compare>>> = {};
  try {
    await client.query('set statement_timeout = 0');
    for (const [name, write] of Object.entries(writes)) {
      if (isAsked(name)) table[name] = await compare(client, write, TIMES);
    }
    const together = `${TOGETHER} products at once`;
    if (isAsked(together)) table[together] = await compare(client, importRows, 1);
  } finally {
    client.release(true);
  }
  // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
  console.table(table);
}
