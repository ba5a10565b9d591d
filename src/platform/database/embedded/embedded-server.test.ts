import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { silentLog } from '#platform/database/database-log.ts';
import { openPool } from '#platform/database/open-pool.ts';
import { createDataFolders } from '#testing/data-folders.ts';
import { canRunAsNobody, NOBODY } from '#testing/program.ts';
import { SERVER_UID } from './choose-server-user.ts';
import { clusterFolderOf } from './cluster.ts';
import { findPidFile } from './pid-file.ts';
import { findServerPid, listOrphans } from './processes.ts';

const folders = createDataFolders();
function open(dataDir: string, told: string[] = []) {
  const log = {
    ...silentLog,
    warn: (_details: object, message: string) => void told.push(message),
  };
  return openPool({ dataDir, databaseUrl: undefined }, log);
}

/** The uid of the running server as seen from outside any namespace. */
async function serverUidOf(dataDir: string): Promise<number> {
  return (await stat(`/proc/${findServerPid(clusterFolderOf(dataDir))}`)).uid;
}

test('makes a database on first start, keeps it over a restart, leaves no process behind', async () => {
  const dataDir = join(await folders.empty(), 'not/there/yet');
  const first = await open(dataDir);
  await first.pool.query(`create table kept as select 'سلام' as word`);
  await first.close();
  expect(findServerPid(clusterFolderOf(dataDir))).toBeUndefined();
  expect(listOrphans(clusterFolderOf(dataDir))).toEqual([]);

  const second = await open(dataDir);
  const { rows } = await second.pool.query('select word from kept');
  await second.close();
  expect(rows).toEqual([{ word: 'سلام' }]);
});

test('is durable, private, checksummed, off the network, and the portal is no superuser', async () => {
  const dataDir = await folders.initialised();
  const database = await open(dataDir);
  const { rows } = await database.pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit',
       'full_page_writes', 'data_checksums', 'listen_addresses', 'random_page_cost') order by name`,
  );
  const role = await database.pool.query(
    `select rolsuper, datcollate, datlocale from pg_roles, pg_database
     where rolname = current_user and datname = current_database()`,
  );
  const modes = await Promise.all(
    ['postgres', 'socket'].map(async (name) => (await stat(join(dataDir, name))).mode & 0o777),
  );
  await database.close();
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    data_checksums: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
    random_page_cost: '1.1',
    synchronous_commit: 'on',
  });
  expect(role.rows).toEqual([{ rolsuper: false, datcollate: 'C', datlocale: 'C.UTF-8' }]);
  expect(modes).toEqual([0o700, 0o700]);
});

test('what a killed first start left is cleared away', async () => {
  const dataDir = await folders.empty();
  await mkdir(join(dataDir, 'postgres.new-1234abcd/base'), { recursive: true });
  await writeFile(join(dataDir, 'postgres.new-1234abcd/PG_VERSION'), '1');
  const database = await open(dataDir);
  await database.close();
  expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres.new'))).toEqual([]);
});

test('a data folder too deep for a socket gets its socket elsewhere, private too', async () => {
  const dataDir = join(await folders.empty(), 'deep'.repeat(40));
  const database = await open(dataDir);
  const socketFolder = findPidFile(clusterFolderOf(dataDir))?.socketFolder ?? '';
  const { mode } = await stat(socketFolder);
  await database.close();
  await rm(socketFolder, { recursive: true });
  expect(socketFolder.startsWith(dataDir)).toBe(false);
  expect(mode & 0o777).toBe(0o700);
});

test('two data folders do not know of each other', async () => {
  const [one, other] = await Promise.all([folders.initialised(), folders.initialised()]);
  const databases = await Promise.all([open(one), open(other)]);
  await databases[0].pool.query('create table only_here ()');
  const { rows } = await databases[1].pool.query(`select to_regclass('only_here') as found`);
  await Promise.all(databases.map((database) => database.close()));
  expect(rows).toEqual([{ found: null }]);
  expect(existsSync(join(one, 'socket'))).toBe(true);
});

// Only root can give a folder to another user.
if (canRunAsNobody) {
  test('root starts the server as the owner of the data folder', async () => {
    const dataDir = await folders.empty();
    await chown(dataDir, NOBODY, NOBODY);
    const database = await open(dataDir);
    await database.pool.query('select 1');
    await database.close();
    expect((await stat(clusterFolderOf(dataDir))).uid).toBe(NOBODY);
  });

  test('root gives the server a number of its own where that user reaches the folder', async () => {
    const dataDir = await folders.empty();
    const database = await open(dataDir);
    const server = await serverUidOf(dataDir);
    await database.close();
    expect(server).toBe(SERVER_UID);
    expect((await stat(clusterFolderOf(dataDir))).uid).toBe(SERVER_UID);
  });

  test("in a folder that only root reaches it runs with root's number, and says so", async () => {
    const closed = await folders.empty();
    await chmod(closed, 0o700);
    const dataDir = join(closed, 'data');
    await mkdir(dataDir, { mode: 0o700 });
    const told: string[] = [];
    const database = await open(dataDir, told);
    const server = await serverUidOf(dataDir);
    await database.close();
    expect(server).toBe(0);
    expect(told.join()).toContain('runs with the number of root');
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  });
}

test('a folder that holds no database is told and left alone', async () => {
  const dataDir = await folders.empty();
  await mkdir(clusterFolderOf(dataDir));
  await expect(open(dataDir)).rejects.toThrow(/holds no database/);
  await writeFile(join(clusterFolderOf(dataDir), 'PG_VERSION'), '9\n');
  await expect(open(dataDir)).rejects.toThrow(/made by PostgreSQL 9; this portal brings 18/);
  expect(await readdir(clusterFolderOf(dataDir))).toEqual(['PG_VERSION']);
});
