import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exitCodes } from '#platform/config/start-problem.ts';
import { createDataFolders } from '#testing/data-folders.ts';
import { startProgram } from '#testing/program.ts';
import { requireDataFolder } from './data-folder.ts';

const folders = createDataFolders();
const refusal = (dataDir: string, reason: string) =>
  expect.objectContaining({
    exitCode: exitCodes.cannotCreate,
    message: expect.stringMatching(
      new RegExp(`^The data folder ${dataDir} cannot be used: ${reason}`),
    ),
  });

test('a file in the place of the folder is told', async () => {
  const place = join(await folders.empty(), 'data');
  await writeFile(place, 'a file');
  await expect(requireDataFolder(place)).rejects.toEqual(refusal(place, 'there is a file'));
  const below = join(place, 'below');
  await expect(requireDataFolder(below)).rejects.toEqual(refusal(below, 'part of the path'));
});

test('a place where nothing can be made is told', async () => {
  await expect(requireDataFolder('/proc/mai')).rejects.toEqual(refusal('/proc/mai', 'it cannot'));
});

test('a folder of somebody else is told, with an exit code', async () => {
  const isRoot = process.getuid?.() === 0;
  const dataDir = await folders.empty();
  await chmod(dataDir, isRoot ? 0o700 : 0o500);
  const portal = startProgram('hold-database.ts', [dataDir], isRoot ? 65534 : undefined);
  expect(await portal.ended).toBe(exitCodes.cannotCreate);
  expect(portal.complaints()).toContain(`${dataDir} cannot be used: permission denied`);
});
