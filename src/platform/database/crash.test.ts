import { afterAll, expect, test } from 'vitest';
import { createDataFolders } from '#testing/data-folders.ts';
import { silentLog } from './database-log.ts';
import { clusterFolderOf } from './embedded/cluster.ts';
import { findServerPid } from './embedded/processes.ts';
import { openPool } from './open-pool.ts';

const RECOVERY_MS = 5_000;
const folders = createDataFolders();
const dataDir = await folders.initialised();
const { pool, close } = await openPool({ dataDir, databaseUrl: undefined }, silentLog);
afterAll(close);

function requireServerPid(): number {
  const pid = findServerPid(clusterFolderOf(dataDir));
  if (pid === undefined) throw new Error('no server is running');
  return pid;
}

/** Expects answers from another server than the killed one, whose sessions may survive it for a moment. */
async function expectRecovery(killed?: number): Promise<void> {
  const answers = async () => {
    const pid = findServerPid(clusterFolderOf(dataDir));
    if (pid === undefined || pid === killed) return false;
    return pool.query('select 1').then(
      () => true,
      () => false,
    );
  };
  await expect.poll(answers, { timeout: RECOVERY_MS }).toBe(true);
}

test('kill -9 of the server under a transaction: it fails, the portal lives, recovery is quick', async () => {
  await pool.query('create table notes (id int)');
  await pool.query('insert into notes values (1)');
  const inside = await pool.connect();
  await inside.query('begin');
  await inside.query('insert into notes values (2)');
  await pool.query('select 1');

  const killed = requireServerPid();
  process.kill(killed, 'SIGKILL');
  await expect(inside.query('select pg_sleep(10)')).rejects.toThrow();
  inside.release(true);
  await expectRecovery(killed);
  expect((await pool.query('select id from notes')).rows).toEqual([{ id: 1 }]);
});

test('kill -9 of one session: the server recovers by itself and so does the pool', async () => {
  const server = requireServerPid();
  const session = await pool.connect();
  const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid');
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await expect(session.query('select pg_sleep(10)')).rejects.toThrow();
  session.release(true);
  await expectRecovery();
  expect(requireServerPid()).toBe(server);
});

test('a server whose sessions are still busy when it is killed does not block the next', async () => {
  const busy = pool
    .query(`do $$ begin for i in 1..2000000000 loop null; end loop; end $$`)
    .catch(() => undefined);
  const isBusy = async () => {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where state = 'active' and query like 'do $$%'`,
    );
    return rowCount;
  };
  await expect.poll(isBusy).toBe(1);
  const killed = requireServerPid();
  process.kill(killed, 'SIGKILL');
  await expectRecovery(killed);
  await busy;
});
