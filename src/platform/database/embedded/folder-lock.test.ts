import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exitCodes } from '#platform/config/start-problem.ts';
import { silentLog } from '#platform/database/database-log.ts';
import { openPool } from '#platform/database/open-pool.ts';
import { createDataFolders } from '#testing/data-folders.ts';
import { startProgram } from '#testing/program.ts';
import { findFolderLock } from './folder-lock.ts';

const folders = createDataFolders();

test('a second portal on the folder is refused by name and number, and changes nothing', async () => {
  const dataDir = await folders.initialised();
  const first = startProgram('hold-database.ts', [dataDir]);
  await first.requireLine('ready');
  const pidFile = join(dataDir, 'postgres/postmaster.pid');
  const before = [await readdir(dataDir), await readFile(pidFile, 'utf8')];

  const second = startProgram('hold-database.ts', [dataDir]);
  expect(await second.ended).toBe(exitCodes.alreadyRunning);
  expect(second.complaints()).toContain(dataDir);
  expect(second.complaints()).toContain(`process ${first.pid}`);
  expect([await readdir(dataDir), await readFile(pidFile, 'utf8')]).toEqual(before);

  process.kill(first.pid, 'SIGTERM');
  expect(await first.ended).toBe(0);
});

test('of two portals that start at the same time on a new folder exactly one wins', async () => {
  for (let round = 0; round < 3; round++) {
    const dataDir = await folders.empty();
    const rivals = [1, 2].map(() => startProgram('hold-database.ts', [dataDir]));
    const outcomes = await Promise.all(
      rivals.map((rival) =>
        Promise.race([rival.requireLine('ready').catch(() => rival.ended), rival.ended]),
      ),
    );
    expect(outcomes.toSorted()).toEqual([exitCodes.alreadyRunning, 'ready']);
    await Promise.all(rivals.map((rival) => rival.kill()));
  }
});

test('two takers in one process cannot both have it; it is free again after release', async () => {
  const dataDir = await folders.empty();
  const lock = await findFolderLock(dataDir);
  expect(await findFolderLock(dataDir)).toBeUndefined();
  lock?.release();
  const again = await findFolderLock(dataDir);
  expect(again).toBeDefined();
  again?.release();
});

test('a lock of a killed portal is no lock, whatever number it left', async () => {
  const dataDir = await folders.initialised();
  const portal = startProgram('hold-database.ts', [dataDir]);
  await portal.requireLine('ready');
  await portal.kill();
  await writeFile(join(dataDir, 'portal.pid'), `${process.pid}\n`);
  const database = await openPool({ dataDir, databaseUrl: undefined }, silentLog);
  await database.close();
});
