// Importing files against the baseline: the same rows sent by a bare COPY into the same table.
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { utils, write } from '@e965/xlsx';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { openSession } from '#features/accounts/sessions/server/sessions.ts';
import { copyLine } from '#platform/database/copy-text.ts';
import { silentLog } from '#platform/database/database-log.ts';
import { joinPool } from '#platform/database/join-pool.ts';
import { type MeasuredPortal, startPortal } from './measured-portal.ts';
import { percentile } from './percentile.ts';

const CSV_ROWS = 100_000;
/** An old workbook of this many rows almost reaches the size limit. */
const WORKBOOK_ROWS = 30_000;
const PULSE_MS = 20;

type Row = readonly [string, string, string, string];

function rowsOf(count: number): Row[] {
  return Array.from({ length: count }, (_, n) => [
    `Catalog ${n} of instruments`,
    `Reusable, edition ${n}`,
    `https://example.com/c/${n}.pdf`,
    n % 3 === 0 ? 'Inactive' : 'Active',
  ]);
}

const header = ['title', 'sub_title', 'catalog_link', 'status'];

const csvOf = (rows: readonly Row[]) =>
  Buffer.from([header, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n'));

function workbookOf(rows: readonly Row[], bookType: 'xlsx' | 'biff8'): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows].map((row) => [...row])));
  return write(book, { bookType, type: 'buffer', compression: true });
}

async function bareCopyMs(pool: pg.Pool, companyId: number, rows: readonly Row[]): Promise<number> {
  const lines = rows.map(([title, subTitle, link, status]) =>
    copyLine([companyId, title, subTitle, link, status === 'Active' ? 1 : 0]),
  );
  const client = await pool.connect();
  const started = performance.now();
  await client.query(`set statement_timeout = 0`);
  const stream = client.query(
    copyFrom('copy catalogs (company_id, title, sub_title, link, status) from stdin'),
  );
  await pipeline(Readable.from(lines), stream);
  const tookMs = performance.now() - started;
  client.release(true);
  await pool.query('delete from catalogs where company_id = $1', [companyId]);
  await pool.query('vacuum catalogs');
  return tookMs;
}

function residentMb(portal: MeasuredPortal): number {
  const status = readFileSync(`/proc/${portal.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Measures how long others wait during the import, and the portal's peak memory. */
function measureResponsiveness(portal: MeasuredPortal) {
  const waitsMs: number[] = [];
  let peakMb = residentMb(portal);
  let isOver = false;
  const beating = (async () => {
    while (!isOver) {
      const asked = performance.now();
      await (await fetch(`${portal.url}/healthz`)).text();
      waitsMs.push(performance.now() - asked);
      peakMb = Math.max(peakMb, residentMb(portal));
      await new Promise((resolve) => setTimeout(resolve, PULSE_MS));
    }
  })();
  return async () => {
    isOver = true;
    await beating;
    return { p99Ms: percentile(waitsMs, 0.99), worstMs: Math.max(...waitsMs), peakMb };
  };
}

async function importMs(portal: MeasuredPortal, token: string, content: Buffer, rows: number) {
  const form = new FormData();
  form.set('import_file', new Blob([new Uint8Array(content)]), 'catalogs');
  const started = performance.now();
  const response = await fetch(`${portal.url}/api/exhibitor/catalogs/import.php`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const body = (await response.json()) as { results?: { successful: number } };
  if (body.results?.successful !== rows) throw new Error(`It failed: ${JSON.stringify(body)}`);
  return performance.now() - started;
}

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
  await pool.query('delete from catalogs where company_id = $1', [company]);
  const subjects: readonly [string, Buffer, readonly Row[]][] = [
    ['csv', csvOf(rowsOf(CSV_ROWS)), rowsOf(CSV_ROWS)],
    ['xlsx', workbookOf(rowsOf(WORKBOOK_ROWS), 'xlsx'), rowsOf(WORKBOOK_ROWS)],
    ['xls', workbookOf(rowsOf(WORKBOOK_ROWS), 'biff8'), rowsOf(WORKBOOK_ROWS)],
  ];
  const table: Record<string, Record<string, string | number>> = {};
  for (const [name, content, rows] of subjects) {
    const floorMs = await bareCopyMs(pool, company, rows);
    const restMb = residentMb(portal);
    const stop = measureResponsiveness(portal);
    const tookMs = await importMs(portal, token, content, rows.length).finally(stop);
    const { p99Ms, worstMs, peakMb } = await stop();
    await pool.query('delete from catalogs where company_id = $1', [company]);
    table[name] = {
      rows: rows.length,
      MB: Number((content.length / 1024 / 1024).toFixed(1)),
      'rows/s': Math.round((rows.length / tookMs) * 1000),
      'of COPY': Number((floorMs / tookMs).toFixed(2)),
      'MB at rest': Math.round(restMb),
      'MB at most': Math.round(peakMb),
      'others p99 ms': Math.round(p99Ms),
      'others worst ms': Math.round(worstMs),
    };
  }
  // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
  console.table(table);
} finally {
  await close();
  await portal.stop();
}
