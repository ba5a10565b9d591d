import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { exitCodes } from '#platform/config/start-problem.ts';
import { clusterFolderOf } from '#platform/database/embedded/cluster.ts';
import { findServerPid } from '#platform/database/embedded/processes.ts';
import { createDataFolders } from '#testing/data-folders.ts';
import { freePort, holdPort, startPortal } from '#testing/start-portal.ts';

const folders = createDataFolders();
const repository = fileURLToPath(new URL('../../', import.meta.url));

describe('a start that cannot go on says why and with which code', () => {
  test('every bad value of the configuration at once', async () => {
    const portal = startPortal({ PORT: 'eighty', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' });
    expect(await portal.ended).toBe(exitCodes.configuration);
    for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL']) {
      expect(portal.output()).toContain(`${name} must be`);
    }
    expect(portal.output()).not.toContain('    at ');
  });

  test('a store for files that does not answer, before anything is started', async () => {
    const dataDir = await folders.empty();
    const STORAGE_URL = `s3://key:hidden@127.0.0.1:${await freePort()}/files?tls=0`;
    const portal = startPortal({ PORT: await freePort(), DATA_DIR: dataDir, STORAGE_URL });
    expect(await portal.ended).toBe(exitCodes.unavailable);
    expect(portal.output()).toContain('s3://key:***@127.0.0.1');
    expect(portal.output()).toContain('nothing is listening there');
    expect(portal.output()).not.toContain('hidden');
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('a port that is taken', async () => {
    const { port, server } = await holdPort();
    const portal = startPortal({ PORT: port, DATA_DIR: await folders.initialised() });
    expect(await portal.ended).toBe(exitCodes.unavailable);
    expect(portal.output()).toContain(`Port ${port} is taken by another program`);
    server.close();
  });

  test('a data folder that cannot be written', async () => {
    const file = join(await folders.empty(), 'not-a-folder');
    await writeFile(file, '');
    const portal = startPortal({ PORT: await freePort(), DATA_DIR: join(file, 'data') });
    const allowed: unknown[] = [exitCodes.cannotCreate, exitCodes.noPermission];
    expect(allowed).toContain(await portal.ended);
    expect(portal.output()).toContain(file);
  });

  test('a second portal on the same folder, which leaves the first alone', async () => {
    const dataDir = await folders.initialised();
    const first = startPortal({ PORT: await freePort(), DATA_DIR: dataDir });
    await first.requireReady();
    const second = startPortal({ PORT: await freePort(), DATA_DIR: dataDir });
    expect(await second.ended).toBe(exitCodes.alreadyRunning);
    expect(second.output()).toContain(dataDir);
    expect((await fetch(`${first.url}/companies`)).status).toBe(200);
    first.stop('SIGTERM');
    expect(await first.ended).toBe(0);
  });

  test('a Node that is too old', async () => {
    const older = `data:text/javascript,Object.defineProperty(process.versions,"node",{value:"18.20.0"})`;
    const run = promisify(execFile)(process.execPath, ['--import', older, 'scripts/start.mjs'], {
      cwd: repository,
    });
    const failure = await run.then(
      () => undefined,
      (error) => error,
    );
    expect(failure.code).toBe(1);
    expect(failure.stderr).toContain('Mai needs Node 20.19 or newer');
  });
});

test('stopping lets a running request end, then answers no more', async () => {
  const portal = startPortal({ PORT: await freePort(), DATA_DIR: await folders.initialised() });
  await portal.requireReady();
  const running = Promise.all(
    Array.from({ length: 20 }, () =>
      fetch(`${portal.url}/companies`).then((answer) => answer.status),
    ),
  );
  await fetch(`${portal.url}/healthz`);
  portal.stop('SIGTERM');
  expect(new Set(await running)).toEqual(new Set([200]));
  expect(await portal.ended).toBe(0);
  await expect(fetch(`${portal.url}/healthz`)).rejects.toThrow();
});

test('neither a stalled upload nor a silent mail server keeps the database from being closed', async () => {
  const dataDir = await folders.initialised();
  const silent = await holdPort();
  const port = await freePort();
  const portal = startPortal({
    PORT: port,
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${silent.port}`,
  });
  await portal.requireReady();
  const asked = once(silent.server, 'connection');
  await fetch(`${portal.url}/api/auth/check-email.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'somebody@example.com' }),
  });
  await asked;
  const stalled = connect(Number(port), '127.0.0.1');
  stalled.on('error', () => {});
  stalled.write(
    'POST /api/contact/send.php HTTP/1.1\r\nhost: mai\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
  );
  await once(stalled, 'ready');

  portal.stop('SIGTERM');
  expect(await portal.ended).toBe(0);
  expect(findServerPid(clusterFolderOf(dataDir))).toBeUndefined();
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toContain(
    'database system is shut down',
  );
  stalled.destroy();
  silent.server.close();
});
