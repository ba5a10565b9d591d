import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exitCodes } from '#platform/config/start-problem.ts';
import { createDataFolders } from '#testing/data-folders.ts';
import { canRunAsNobody, NOBODY, startProgram } from '#testing/program.ts';
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

// Only root can act as another user; otherwise the folder is closed to its owner instead.
if (canRunAsNobody) {
  test('a folder of somebody else is told, with an exit code', async () => {
    const portal = startProgram('hold-database.ts', [await folders.empty()], NOBODY);
    expect(await portal.ended).toBe(exitCodes.cannotCreate);
    expect(portal.complaints()).toContain('cannot be used: permission denied');
  });

  test("a lock file of somebody else's is told, not mistaken for a lock", async () => {
    const dataDir = await folders.empty();
    await chmod(dataDir, 0o777);
    await writeFile(join(dataDir, 'portal.lock'), '', { mode: 0o644 });
    const portal = startProgram('hold-database.ts', [dataDir], NOBODY);
    expect(await portal.ended).toBe(exitCodes.cannotCreate);
    expect(portal.complaints()).toContain('cannot be used: permission denied');
  });
} else {
  test('a folder that may not be written is told', async () => {
    const dataDir = await folders.empty();
    await chmod(dataDir, 0o500);
    await expect(requireDataFolder(dataDir)).rejects.toEqual(refusal(dataDir, 'permission denied'));
  });
}
