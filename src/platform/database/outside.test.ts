import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { exitCodes } from '#platform/config/start-problem.ts';
import { createDataFolders } from '#testing/data-folders.ts';
import { startFaultProxy } from '#testing/fault-proxy.ts';
import { createTestDatabase, testServerUrl } from '#testing/test-database.ts';
import { silentLog } from './database-log.ts';
import { clusterFolderOf, superuser } from './embedded/cluster.ts';
import { socketFolderOf, socketName } from './embedded/socket-folder.ts';
import { openPool } from './open-pool.ts';

const { url } = await createTestDatabase();
const folders = createDataFolders();
const open = (databaseUrl: string) => openPool({ dataDir: '/nowhere', databaseUrl }, silentLog);
const problem = (exitCode: number, message: RegExp) =>
  expect.objectContaining({ exitCode, message: expect.stringMatching(message) });

const server = { path: join(inject('testServerSocketFolder'), socketName) };
const urlThrough = (port: number) => `postgres://mai@127.0.0.1:${port}${new URL(url).pathname}`;

test('sessions carry the limits and the name of the portal', async () => {
  const { pool, close } = await open(url);
  const { rows } = await pool.query(
    `select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout',
     'idle_in_transaction_session_timeout', 'application_name') order by name`,
  );
  await close();
  expect(rows).toEqual([
    { name: 'application_name', setting: 'mai' },
    { name: 'idle_in_transaction_session_timeout', setting: '30000' },
    { name: 'lock_timeout', setting: '5000' },
    { name: 'statement_timeout', setting: '15000' },
  ]);
});

test.each([
  ['an unknown host', 'postgres://mai:secret@no-such-host.invalid/mai', /no-such-host/],
  ['a port where nothing listens', 'postgres://mai:secret@127.0.0.1:9/mai', /nothing is listening/],
])('%s is told without the password', async (_, address, reason) => {
  const refused = await open(address).catch((error: unknown) => error);
  expect(refused).toEqual(problem(exitCodes.unavailable, reason));
  expect(String(refused)).not.toContain('secret');
});

test('an unknown database is told', async () => {
  await expect(open(testServerUrl('mai', 'no_such_database'))).rejects.toEqual(
    problem(exitCodes.unavailable, /there is no database of that name/),
  );
});

test('a server older than 15 is told by its version', async () => {
  const { port } = await startFaultProxy(server, (answer) =>
    Buffer.from(answer.toString('latin1').replace(/\b18(\d{4})\b/, '14$1'), 'latin1'),
  );
  await expect(open(urlThrough(port))).rejects.toEqual(
    problem(exitCodes.configuration, /is PostgreSQL .*; the portal needs 15 or newer/),
  );
});

test('a way that changes nothing lets the server pass', async () => {
  const { port } = await startFaultProxy(server);
  const { close } = await open(urlThrough(port));
  await close();
});

test('a wrong password is told', async () => {
  const dataDir = await folders.initialised();
  await writeFile(
    join(clusterFolderOf(dataDir), 'pg_hba.conf'),
    'local all locked scram-sha-256\nlocal all all trust\n',
  );
  const embedded = await openPool({ dataDir, databaseUrl: undefined }, silentLog);
  const host = encodeURIComponent(socketFolderOf(dataDir));
  const asSuperuser = await open(`postgres://${superuser}@localhost/mai?host=${host}`);
  await asSuperuser.pool.query(`create role locked login password 'right'`);
  await asSuperuser.close();

  const address = (password: string) => `postgres://locked:${password}@localhost/mai?host=${host}`;
  await expect(open(address('wrong'))).rejects.toEqual(
    problem(exitCodes.unavailable, /the user or password is wrong/),
  );
  await (await open(address('right'))).close();
  await embedded.close();
});
