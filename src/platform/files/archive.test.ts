import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { makeTemporaryFolder } from '#testing/temporary-folder.ts';
import { unzipFiles } from '#testing/unzip-files.ts';
import { makeArchive } from './archive.ts';

const entries = [
  { name: 'account.json', content: Buffer.from('{"name":"ليلى"}') },
  { name: 'سيرة/cv.pdf', content: Buffer.from([0, 1, 2, 255]) },
  { name: 'empty.txt', content: Buffer.alloc(0) },
];

test('what is put in comes out, also what is read when its turn comes', async () => {
  const later = { name: 'later.json', content: async () => Readable.from(['[1,', '2]']) };
  const gone = { name: 'gone.webp', content: async () => undefined };
  const archive = await buffer(await makeArchive([...entries, later, gone]));
  expect(unzipFiles(archive)).toEqual([
    ...entries,
    { name: 'later.json', content: Buffer.from('[1,2]') },
    { name: 'gone.webp', content: Buffer.alloc(0) },
  ]);
});

test('other programs read it, where there is one', async () => {
  const path = join(await makeTemporaryFolder(), 'data.zip');
  await writeFile(path, await makeArchive(entries));
  const run = promisify(execFile)('python3', ['-m', 'zipfile', '-t', path]);
  const outcome = await run.catch((error: { code?: unknown }) => error);
  if ((outcome as { code?: unknown }).code !== 'ENOENT') {
    expect((outcome as { stdout: string }).stdout).toContain('Done testing');
  }
});

test.each([
  ['cannot be opened', () => Promise.reject(new Error('the store is away'))],
  [
    'breaks off',
    async () =>
      Readable.from(
        (async function* () {
          yield 'half';
          throw new Error('the store is away');
        })(),
      ),
  ],
])('a file that %s ends it, and nothing stays behind', async (_name, content) => {
  const folder = await makeTemporaryFolder();
  vi.stubEnv('TMPDIR', folder);
  await expect(makeArchive([...entries, { name: 'x', content }])).rejects.toThrow('store is away');
  vi.unstubAllEnvs();
  expect(await readdir(folder)).toEqual([]);
});
