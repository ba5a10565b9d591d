import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exitCodes } from '#platform/config/start-problem.ts';
import { linkLibraries } from './library-links.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'links-'));
  await mkdir(join(folder, 'native'));
  const links = [1, 2, 3].map((n) => ({
    source: `native/lib/lib${n}.so.1.2`,
    target: `native/lib/lib${n}.so`,
  }));
  await writeFile(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));
});
afterEach(() => rm(folder, { recursive: true }));

test('missing links are made, by several at once too', async () => {
  await mkdir(join(folder, 'native/lib'));
  for (const n of [1, 2, 3]) await writeFile(join(folder, `native/lib/lib${n}.so.1.2`), `${n}`);
  await Promise.all(Array.from({ length: 5 }, () => linkLibraries(folder)));
  expect(await readlink(join(folder, 'native/lib/lib2.so'))).toBe('lib2.so.1.2');
  expect(existsSync(join(folder, 'native/lib/lib3.so'))).toBe(true);
});

test('a place where no link can be made is told', async () => {
  await symlink('/proc', join(folder, 'native/lib'));
  await expect(linkLibraries(folder)).rejects.toEqual(
    expect.objectContaining({
      exitCode: exitCodes.noPermission,
      message: expect.stringContaining('native/lib/lib1.so, which cannot be made'),
    }),
  );
});
