// Exporting a list and importing it again: how long it takes, and how many rows differ.
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import Papa from 'papaparse';
import type pg from 'pg';
import { openSession } from '#features/accounts/sessions/server/sessions.ts';
import { productsCollection } from '#features/products/products.collection.ts';
import { silentLog } from '#platform/database/database-log.ts';
import { joinPool } from '#platform/database/join-pool.ts';
import { trickyItems } from '#testing/tricky-items.ts';
import { type MeasuredPortal, startPortal } from './measured-portal.ts';

const ROWS = 10_000;
/** Only measured for its duration: such a file may exceed the size limit of imports. */
const MANY_ROWS = 100_000;
const PORTION = 1_000;
const LOOK_EVERY_MS = 20;

const good = { item_name: 'Bed', manufacturer: 'Nabd Devices', stock: '5' };

type Stored = Readonly<Record<string, unknown>>;

async function storedRows(pool: pg.Pool, company: number): Promise<readonly Stored[]> {
  const { rows } = await pool.query('select * from products where company_id = $1 order by id', [
    company,
  ]);
  return rows;
}

function countDifferences(before: readonly Stored[], after: readonly Stored[]): number {
  const different = before.filter((row, at) => !isDeepStrictEqual(row, after[at])).length;
  return different + Math.max(0, after.length - before.length);
}

type Caller = { readonly portal: MeasuredPortal; readonly token: string };

async function importFile({ portal, token }: Caller, content: string | Buffer) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), 'products');
  const response = await fetch(`${portal.url}/api/exhibitor/products/import.php`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return (await response.json()) as Record<string, number>;
}

const residentMb = ({ pid }: MeasuredPortal) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function exportFile({ portal, token }: Caller, format: string, language: string) {
  let peakMb = residentMb(portal);
  const restMb = peakMb;
  const looking = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(portal));
  }, LOOK_EVERY_MS);
  const started = performance.now();
  const response = await fetch(`${portal.url}/api/exhibitor/products/export.php?format=${format}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });
  const content = Buffer.from(await response.arrayBuffer());
  clearInterval(looking);
  if (!response.ok) throw new Error(`It failed: ${content.toString()}`);
  return { content, tookMs: performance.now() - started, moreMb: peakMb - restMb };
}

const seconds = (ms: number) => Number((ms / 1000).toFixed(1));
const megabytes = (content: Buffer) => Number((content.length / 1024 / 1024).toFixed(1));

const portal = await startPortal();
const { pool, close } = await joinPool(
  { dataDir: portal.dataDir, databaseUrl: undefined },
  silentLog,
);
try {
  const { rows: owners } = await pool.query(
    `select a.id as account, c.id as company from accounts a
     join companies c on c.owner_account_id = a.id where a.email = 'exhibitor@mai.example'`,
  );
  const { account, company } = owners[0];
  const token = await openSession(pool, account, { agent: 'bench', network: '127.0.0.1' });
  const caller = { portal, token };
  await pool.query('delete from products where company_id = $1', [company]);
  const made = await importFile(caller, Papa.unparse(trickyItems(productsCollection, good, ROWS)));
  if (made.new_rows !== ROWS) throw new Error(`It failed: ${JSON.stringify(made)}`);
  const before = await storedRows(pool, company);
  const table: Record<string, Record<string, string | number>> = {};
  for (const [format, language] of [
    ['xlsx', 'en'],
    ['xlsx', 'ar'],
    ['csv', 'en'],
    ['csv', 'ar'],
  ] as const) {
    const { content, tookMs, moreMb } = await exportFile(caller, format, language);
    const started = performance.now();
    const answer = await importFile(caller, content);
    table[`${format} ${language}`] = {
      rows: ROWS,
      MB: megabytes(content),
      'export s': seconds(tookMs),
      'more MB': Math.round(moreMb),
      'import s': seconds(performance.now() - started),
      same: answer.same_rows ?? 0,
      differences: countDifferences(before, await storedRows(pool, company)),
    };
  }
  // In portions, because of the statement timeout.
  for (let from = ROWS; from < MANY_ROWS; from += PORTION) {
    await pool.query(
      `insert into products (company_id, item_name, item_code, price_minor, currency, remarks)
       select $1, 'Item ' || n, 'X-' || n, n, 'KWD', repeat('words ', 20)
       from generate_series($2::int + 1, $2::int + $3::int) n`,
      [company, from, PORTION],
    );
  }
  for (const format of ['xlsx', 'csv']) {
    const { content, tookMs, moreMb } = await exportFile(caller, format, 'en');
    table[`${format}, many`] = {
      rows: MANY_ROWS,
      MB: megabytes(content),
      'export s': seconds(tookMs),
      'more MB': Math.round(moreMb),
    };
  }
  // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
  console.table(table);
} finally {
  await close();
  await portal.stop();
}
