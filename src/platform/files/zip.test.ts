import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '#testing/temporary-folder.ts';
import { zipFiles } from './zip.ts';

const entries = [
  { name: 'account.json', content: Buffer.from('{"name":"ليلى"}') },
  { name: 'سيرة/cv.pdf', content: Buffer.from([0, 1, 2, 255]) },
  { name: 'empty.txt', content: Buffer.alloc(0) },
];

/** Reads an archive back by its directory, as programs do. */
function unzip(zip: Buffer) {
  const end = zip.length - 22;
  expect(zip.toString('latin1', end, end + 4)).toBe('PK\x05\x06');
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    expect(zip.toString('latin1', at, at + 4)).toBe('PK\x01\x02');
    const [crc, size] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24)];
    const [nameLength, offset] = [zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const start = offset + 30 + zip.readUInt16LE(offset + 26);
    const content = zip.subarray(start, start + size);
    expect(crc32(content)).toBe(crc);
    at += 46 + nameLength;
    return { name, content };
  });
}

test('what is put in comes out', () => {
  expect(unzip(zipFiles(entries))).toEqual(entries);
});

test('an archive of nothing is one', () => {
  expect(unzip(zipFiles([]))).toEqual([]);
});

test('other programs read it, where there is one', async () => {
  const path = join(await makeTemporaryFolder(), 'data.zip');
  await writeFile(path, zipFiles(entries));
  const run = promisify(execFile)('python3', ['-m', 'zipfile', '-t', path]);
  const outcome = await run.catch((error: { code?: unknown }) => error);
  if ((outcome as { code?: unknown }).code !== 'ENOENT') {
    expect((outcome as { stdout: string }).stdout).toContain('Done testing');
  }
});
