import type pg from 'pg';
import { searchTriggers } from '../fill-unwatched.ts';
import { signIn } from '../growth-people.ts';
import type { MeasuredPortal } from '../measured-portal.ts';
import { median } from '../percentile.ts';

/** With and without the index in turn, as with single statements. */
const ROUNDS = 6;
const TIMES = 20;
const IMPORTED = 500;
const FIRST_COMPANY = 50_000;
const DAY_MS = 86_400_000;

const day = (fromToday: number) =>
  new Date(Date.now() + fromToday * DAY_MS).toISOString().slice(0, 10);

type Call = {
  readonly path: string;
  readonly body: (mark: string) => Record<string, string | File>;
};

const product = (mark: string) => ({
  item_name: `Sent lamp ${mark}`,
  item_name_ar: `مصباح ${mark}`,
  item_code: `S-${mark}`,
  item_category: 'Category 3',
  brand_name: 'Brand 7',
  price: '1.500',
  currency: 'KWD',
  item_description: 'Delivered to every ward of the region, with its stand and its spare parts.',
  status: '1',
});

function importFile(mark: string): File {
  const rows = Array.from({ length: IMPORTED }, (_, row) => product(`${mark}-${row}`));
  const lines = [Object.keys(product('')), ...rows.map((row) => Object.values(row))];
  return new File(
    [lines.map((cells) => cells.map((cell) => `"${cell}"`).join()).join('\n')],
    'products.csv',
  );
}

const calls: Readonly<Record<string, Call>> = {
  'call: a product is added': { path: 'exhibitor/products/create.php', body: product },
  'call: a job is added': {
    path: 'exhibitor/jobs/create.php',
    body: (mark) => ({
      job_title: `Theatre nurse ${mark}`,
      job_details: 'Days and nights on the ward, by rota.',
      job_start_date: day(0),
      job_expiry_date: day(30),
      status: '1',
    }),
  },
  'call: a company gets another name': {
    path: 'exhibitor/update-profile.php',
    body: (mark) => ({
      company_name: `Renamed house ${mark}`,
      company_email: 'house@example.com',
      company_phone: '22223333',
      phone_country: '+965',
    }),
  },
  [`call: ${IMPORTED} products are imported`]: {
    path: 'exhibitor/products/import.php',
    body: (mark) => ({ import_file: importFile(mark) }),
  },
};

type Sender = { readonly portal: MeasuredPortal; readonly token: string };

async function send({ portal, token }: Sender, { path, body }: Call, mark: string): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(body(mark))) form.set(name, value);
  const answer = await fetch(`${portal.url}/api/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${text}`);
}

/** The approximate CPU time of server and database per call: the mean of several. */
async function costOf(sender: Sender, call: Call, marks: readonly string[]): Promise<number> {
  const before = sender.portal.cpuMs();
  for (const mark of marks) await send(sender, call, mark);
  return (sender.portal.cpuMs() - before) / marks.length;
}

const rounded = (ms: number) => Number(ms.toFixed(2));

async function compare(sender: Sender, pool: pg.Pool, call: Call, times: number) {
  const started = Date.now();
  let sent = 0;
  const marks = () => Array.from({ length: times }, () => `${started}${sent++}`);
  const withIndex: number[] = [];
  const without: number[] = [];
  await costOf(sender, call, marks());
  for (let round = 0; round < ROUNDS; round += 1) {
    withIndex.push(await costOf(sender, call, marks()));
    await pool.query(searchTriggers('disable'));
    without.push(await costOf(sender, call, marks()));
    await pool.query(searchTriggers('enable'));
  }
  return {
    'without, CPU ms': rounded(median(without)),
    'with, CPU ms': rounded(median(withIndex)),
    'with / without, CPU': rounded(median(withIndex) / median(without)),
  };
}

/** The cost of a write as people make it: the whole call, with the index and without. */
export async function compareCalls(
  portal: MeasuredPortal,
  pool: pg.Pool,
  isAsked: (name: string) => boolean,
): Promise<void> {
  const { id, token } = await signIn(pool, `writer@${Date.now()}.example`, '1, false');
  // A company with as many products as the others.
  await pool.query('update companies set owner_account_id = $1 where id = $2', [
    id,
    FIRST_COMPANY + (id % 1000),
  ]);
  const table: Record<string, Awaited<ReturnType<typeof compare>>> = {};
  for (const [name, call] of Object.entries(calls)) {
    const times = call.path.endsWith('import.php') ? 1 : TIMES;
    if (isAsked(name)) table[name] = await compare({ portal, token }, pool, call, times);
  }
  // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
  console.table(table);
}
