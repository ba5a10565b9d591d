import { describe, expect, test } from 'vitest';
import { jobsCollection } from '#features/jobs/jobs.collection.ts';
import { csvOf, goodInput } from '#testing/collections.ts';
import { hostileSheets } from '#testing/hostile-sheets.ts';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { watchHolds } from '#testing/thread-time.ts';

const { database, call } = await startTestApp();

/** CPU time of all threads; wall-clock time depends on how busy the machine is. */
const LONGEST_CPU_MS = 15_000;
/** How long the main thread, which answers everybody, may be blocked. */
const LONGEST_HOLD_MS = 500;

async function send(content: Buffer | string, name = 'catalogs.xls', action = 'import') {
  const owner = await signInExhibitor(database);
  const body = new FormData();
  body.set('import_file', new Blob([content as BlobPart]), name);
  const path = `exhibitor/catalogs/${action}.php`;
  const longestHold = watchHolds();
  const before = process.cpuUsage();
  const answer = await call(path, { method: 'POST', headers: owner.headers, body });
  const { user, system } = process.cpuUsage(before);
  const holdMs = longestHold();
  const { rows } = await database.pool.query(
    `select (select count(*)::int from catalogs where company_id = $1) as stored,
       (select count(*)::int from imports where company_id = $1) as imports`,
    [owner.company.id],
  );
  const cpuMs = (user + system) / 1000;
  return { ...answer, cpuMs, holdMs, ...rows[0] };
}

test('there are enough of them', () => {
  expect(Object.keys(hostileSheets).length).toBeGreaterThanOrEqual(60);
});

test.each(Object.entries(hostileSheets))(
  '%s: read or refused, in time, and nothing stays half-written',
  async (_name, make) => {
    const content = make();
    const { status, body, cpuMs, holdMs, stored, imports } = await send(content);
    expect([200, 400]).toContain(status);
    expect(cpuMs).toBeLessThan(LONGEST_CPU_MS);
    expect(holdMs).toBeLessThan(LONGEST_HOLD_MS);
    if (status === 400) {
      expect([stored, imports, typeof body.message]).toEqual([0, 0, 'string']);
      return;
    }
    expect(stored).toBe(body.results.successful);
    const preview = await send(content, 'catalogs.csv', 'import-preview');
    expect([preview.status, preview.stored]).toEqual([status, 0]);
    // More than this, nobody reads.
    expect(JSON.stringify(preview.body).length).toBeLessThan(1_000_000);
  },
  60_000,
);

describe('what is read is read for what it says', () => {
  test('formulas are words, and come back harmless', async () => {
    const make = hostileSheets.formulas;
    const { body, stored } = await send(make?.() ?? '');
    expect([stored, body.results.failed]).toEqual([1, 1]);
  });

  test('a workbook with macros is a workbook', async () => {
    expect((await send(hostileSheets['a workbook with macros']?.() ?? '')).stored).toBe(1);
  });

  test('of columns that stand twice the first counts', async () => {
    const { body } = await send(hostileSheets['columns that stand twice']?.() ?? '');
    expect(body.results.successful).toBe(1);
  });
});

test.each(['../../../etc/passwd.csv', `${'x'.repeat(5000)}.csv`, 'a\u202efdp.csv', '', 'CON.xls'])(
  'the name of a file means nothing: %#',
  async (name) => {
    const { status, stored } = await send('title,sub_title\nBeds,Wards\n', name);
    expect([status, stored]).toEqual([200, 1]);
  },
);

test.each(['0000-00-00', '9999-12-31', '31/2/2026', '2026-13-01', '1e400', '-1', '45000'])(
  'a day such as %s is told, not stored',
  async (day) => {
    const owner = await signInExhibitor(database);
    const body = new FormData();
    const row = { ...goodInput(jobsCollection), job_expiry_date: day };
    body.set('import_file', new Blob([csvOf([row])]), 'jobs.csv');
    const answer = await call('exhibitor/jobs/import.php', {
      method: 'POST',
      headers: owner.headers,
      body,
    });
    expect(answer.status).toBe(200);
    expect(answer.body.results).toMatchObject({ successful: 0, failed: 1 });
  },
);
