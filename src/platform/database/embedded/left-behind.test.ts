import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openPool } from '#platform/database/open-pool.ts';
import { createDataFolders } from '#testing/data-folders.ts';
import { startProgram } from '#testing/program.ts';
import { clusterFolderOf } from './cluster.ts';
import { findPidFile, pidFileOf } from './pid-file.ts';
import { findServerPid } from './processes.ts';
import { stopServer } from './stop-server.ts';

const folders = createDataFolders();

/** Opens the database and reports whether its server was adopted. */
async function openTelling(dataDir: string) {
  let adopted: boolean | undefined;
  const log = {
    info: (details: object) => {
      if ('adopted' in details) adopted = Boolean(details.adopted);
    },
    warn() {},
    error() {},
  };
  const database = await openPool({ dataDir, databaseUrl: undefined }, log);
  return { database, adopted };
}

/** A data folder whose portal was killed with -9 while its server lives on. */
async function leaveServerBehind(): Promise<{ dataDir: string; pid: number }> {
  const dataDir = await folders.initialised();
  const portal = startProgram('hold-database.ts', [dataDir]);
  await portal.requireLine('ready');
  await portal.kill();
  const pid = findServerPid(clusterFolderOf(dataDir));
  if (pid === undefined) throw new Error('the server ended with its portal');
  return { dataDir, pid };
}

test('a server left by a killed portal is adopted, and stopped in the end', async () => {
  const { dataDir, pid } = await leaveServerBehind();
  const { database, adopted } = await openTelling(dataDir);
  await database.pool.query('create table works ()');
  expect(adopted).toBe(true);
  expect(findServerPid(clusterFolderOf(dataDir))).toBe(pid);
  await database.close();
  expect(findServerPid(clusterFolderOf(dataDir))).toBeUndefined();
});

test('an adopted server that dies is started again too', async () => {
  const { dataDir, pid } = await leaveServerBehind();
  const { database } = await openTelling(dataDir);
  process.kill(pid, 'SIGKILL');
  const findSuccessor = () => {
    const found = findServerPid(clusterFolderOf(dataDir));
    return found === pid ? undefined : found;
  };
  await expect.poll(findSuccessor, { timeout: 5_000 }).toBeDefined();
  const works = () =>
    database.pool.query('select 1').then(
      () => true,
      () => false,
    );
  await expect.poll(works, { timeout: 5_000 }).toBe(true);
  await database.close();
});

test('a server with other settings is stopped and started as wanted', async () => {
  const { dataDir, pid } = await leaveServerBehind();
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
  await stopServer(clusterFolderOf(dataDir), pid);
  const [program = '', ...args] = [...words, '-c', 'fsync=off'];
  const { uid, gid } = statSync(clusterFolderOf(dataDir));
  spawn(program, args, { detached: true, stdio: 'ignore', uid, gid }).unref();
  await expect.poll(() => findPidFile(clusterFolderOf(dataDir))?.status).toBe('ready');

  const { database, adopted } = await openTelling(dataDir);
  const { rows } = await database.pool.query('show fsync');
  await database.close();
  expect(adopted).toBe(false);
  expect(rows).toEqual([{ fsync: 'on' }]);
});

test("a pid file with a stranger's number does not block, and the stranger lives on", async () => {
  const { dataDir, pid } = await leaveServerBehind();
  const pidFile = pidFileOf(clusterFolderOf(dataDir));
  const [, ...rest] = readFileSync(pidFile, 'utf8').split('\n');
  await stopServer(clusterFolderOf(dataDir), pid);
  const stranger = spawn('sleep', ['60'], { stdio: 'ignore' });
  await writeFile(pidFile, [stranger.pid, ...rest].join('\n'));

  const { database, adopted } = await openTelling(dataDir);
  await database.pool.query('select 1');
  await database.close();
  expect(adopted).toBe(false);
  expect(stranger.exitCode).toBeNull();
  expect(stranger.signalCode).toBeNull();
  stranger.kill();
});

test.each(['', 'nonsense\n'])('a pid file that says %j does not block', async (content) => {
  const dataDir = await folders.initialised();
  await writeFile(pidFileOf(clusterFolderOf(dataDir)), content);
  const { database } = await openTelling(dataDir);
  await database.pool.query('select 1');
  await database.close();
});

test('a kill while the database is being made does not block the next start', async () => {
  const dataDir = await folders.empty();
  const portal = startProgram('hold-database.ts', [dataDir]);
  const isBeingMade = async () =>
    (await readdir(dataDir, { recursive: true })).some((path) => path.endsWith('/PG_VERSION'));
  await expect.poll(isBeingMade, { interval: 5, timeout: 10_000 }).toBe(true);
  await portal.kill();
  expect(portal.lines).toEqual([]);

  const { database } = await openTelling(dataDir);
  await database.pool.query('select 1');
  await database.close();
});
