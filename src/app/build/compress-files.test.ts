import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { makeTemporaryFolder } from '#testing/temporary-folder.ts';

const FILES = 600;
const MOST_OPEN = 200;
const compress = new URL('./compress-files.ts', import.meta.url).href;

const folder = await makeTemporaryFolder();
afterAll(() => rm(folder, { recursive: true }));

test('more files than may be open at once are compressed, each twice', async () => {
  for (let number = 0; number < FILES; number += 1) {
    await writeFile(join(folder, `${number}.js`), `say(${number})`);
  }
  await writeFile(join(folder, 'picture.webp'), 'compressed already');
  const program = `import('${compress}').then((it) => it.compressFiles('${folder}'))`;
  const limited = `ulimit -n ${MOST_OPEN} && exec "$0" --eval "$1"`;
  await promisify(execFile)('sh', ['-c', limited, process.execPath, program]);
  expect(await readdir(folder)).toHaveLength(3 * FILES + 1);
  expect(brotliDecompressSync(await readFile(join(folder, '7.js.br'))).toString()).toBe('say(7)');
  expect(gunzipSync(await readFile(join(folder, '7.js.gz'))).toString()).toBe('say(7)');
});
