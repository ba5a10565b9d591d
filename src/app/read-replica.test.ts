import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { silentLog } from '#platform/database/database-log.ts';
import { superuser } from '#platform/database/embedded/cluster.ts';
import { requireFolderLock } from '#platform/database/embedded/folder-lock.ts';
import { socketFolderOf } from '#platform/database/embedded/socket-folder.ts';
import { openEmbedded } from '#platform/database/open-pool.ts';
import { poll } from '#platform/database/poll.ts';
import { createDataFolders } from '#testing/data-folders.ts';
import { changeRow, makeCompany } from '#testing/factories.ts';
import { startStandby } from '#testing/standby.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const folders = createDataFolders();
const urlOf = (dataDir: string) =>
  `postgres://mai@localhost/mai?host=${encodeURIComponent(socketFolderOf(dataDir))}`;

const firstFolder = await folders.initialised();
const first = await openEmbedded(firstFolder, await requireFolderLock(firstFolder), silentLog);
const company = await makeCompany(first, { name: 'Before' });
const copyFolder = await folders.empty();
const copy = await startStandby(firstFolder, copyFolder);
const admin = new pg.Client({
  host: socketFolderOf(copyFolder),
  user: superuser,
  database: 'template1',
});
await admin.connect();
// In the last test the server is stopped before this connection.
admin.on('error', () => undefined);
afterAll(async () => {
  await admin.end();
  await copy.close();
  await first.close();
});

const READ_DATABASE_URL = urlOf(copyFolder);
/** Caches nothing, so that every call reads. */
const portal = await startTestApp(
  { READ_DATABASE_URL, ANSWERS_MB: '0' },
  { ...first, url: urlOf(firstFolder) },
);

const nameOf = async () =>
  (await portal.call(`companies/company-detail.php?id=${company.id}`)).body.company.company_name;

const readsOf = async ({ pool }: typeof first) => {
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query(
    `select sum(idx_scan + seq_scan)::int as reads from pg_stat_user_tables where relname = 'companies'`,
  );
  return rows[0].reads as number;
};

/** Whether the replica answers: the primary is not read. */
const isReadFromCopy = () =>
  poll(
    async () => {
      const [before, copied] = [await readsOf(first), await readsOf(copy)];
      await nameOf();
      // A connection reports its reads once it is idle for a moment.
      await poll(async () => ((await readsOf(copy)) > copied ? true : undefined), {
        timeoutMs: 1_500,
        everyMs: 50,
      });
      return (await readsOf(copy)) > copied && (await readsOf(first)) === before ? true : undefined;
    },
    { timeoutMs: 15_000, everyMs: 100 },
  );

beforeEach(async () => {
  await admin.query('select pg_wal_replay_resume()');
});

test('visitors read from the copy', async () => {
  expect(await nameOf()).toBe('Before');
  expect(await isReadFromCopy()).toBe(true);
});

test('what was written shows on the next read, while the copy does not have it yet', async () => {
  await admin.query('select pg_wal_replay_pause()');
  await changeRow(first, 'companies', company.id, { name: 'Ahead of the copy' });
  expect((await copy.pool.query('select name from companies')).rows[0].name).toBe('Before');
  expect(await nameOf()).toBe('Ahead of the copy');
  await admin.query('select pg_wal_replay_resume()');
  expect(await isReadFromCopy()).toBe(true);
  expect(await nameOf()).toBe('Ahead of the copy');
});

test('a hundred writes, each shown by the read after it', async () => {
  for (let turn = 0; turn < 100; turn += 1) {
    await changeRow(first, 'companies', company.id, { name: `Turn ${turn}` });
    expect(await nameOf()).toBe(`Turn ${turn}`);
  }
});

test('a copy that is gone is done without', async () => {
  await copy.close();
  await changeRow(first, 'companies', company.id, { name: 'Alone' });
  expect(await nameOf()).toBe('Alone');
});
