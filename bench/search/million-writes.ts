import type pg from 'pg';
import { searchTriggers } from '../fill-unwatched.ts';
import { readProcessRunMs } from '../measured-portal.ts';
import { median } from '../percentile.ts';

/** In turn, so that other work on the machine slows both. */
const ROUNDS = 6;
const TIMES = 40;
const TOGETHER = 500;
/** Different in every run: in a folder that is kept, last run's name would be no change. */
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

/** An import: many rows in one statement. */
const importRows: Write = (time) =>
  PRODUCT + Array.from({ length: TOGETHER }, (_, row) => product(time * TOGETHER + row)).join();

type Writer = { readonly client: pg.PoolClient; readonly pid: number };
type Times = { readonly passed: number[]; readonly ran: number[] };

/** Elapsed time and CPU time; the latter does not include other work on the machine. */
async function takeTimes({ client, pid }: Writer, times: Times, texts: readonly string[]) {
  for (const text of texts) {
    const begun = performance.now();
    const ranBefore = readProcessRunMs(pid);
    await client.query(text);
    times.passed.push(performance.now() - begun);
    times.ran.push(readProcessRunMs(pid) - ranBefore);
  }
}

const rounded = (ms: number) => Number(ms.toFixed(2));

async function compare(writer: Writer, write: Write, times: number) {
  const withIndex: Times = { passed: [], ran: [] };
  const without: Times = { passed: [], ran: [] };
  let time = FIRST;
  const next = () => Array.from({ length: times }, () => write(time++));
  for (let round = 0; round < ROUNDS; round += 1) {
    await takeTimes(writer, withIndex, next());
    await writer.client.query(searchTriggers('disable'));
    await takeTimes(writer, without, next());
    await writer.client.query(searchTriggers('enable'));
  }
  const [passed, passedWithout] = [median(withIndex.passed), median(without.passed)];
  const [ran, ranWithout] = [median(withIndex.ran), median(without.ran)];
  return {
    'without, median ms': rounded(passedWithout),
    'with, median ms': rounded(passed),
    'with / without': rounded(passed / passedWithout),
    'without, CPU ms': rounded(ranWithout),
    'with, CPU ms': rounded(ran),
    'with / without, CPU': rounded(ran / ranWithout),
  };
}

/** The cost of a write with the index and without, each in a transaction of its own. */
export async function compareWrites(
  pool: pg.Pool,
  isAsked: (name: string) => boolean,
): Promise<void> {
  const client = await pool.connect();
  const table: Record<string, Awaited<ReturnType<typeof compare>>> = {};
  try {
    await client.query('set statement_timeout = 0');
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const writer = { client, pid: rows[0]?.pid ?? 0 };
    for (const [name, write] of Object.entries(writes)) {
      if (isAsked(name)) table[name] = await compare(writer, write, TIMES);
    }
    const together = `${TOGETHER} products at once`;
    if (isAsked(together)) table[together] = await compare(writer, importRows, 1);
  } finally {
    client.release(true);
  }
  // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
  console.table(table);
}
