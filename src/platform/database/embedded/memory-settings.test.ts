import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '#testing/temporary-folder.ts';
import { findMemoryMb, measureDatabaseMb, memorySettings } from './memory-settings.ts';

const buffers = (memoryMb: number, databaseMb: number) =>
  memorySettings(memoryMb, databaseMb).shared_buffers;

test('buffers grow with the database, up to a sixteenth of the memory and no more than can be used', () => {
  expect(buffers(24_000, 0)).toBe('64MB');
  expect(buffers(24_000, 250)).toBe('64MB');
  expect(buffers(24_000, 2_100)).toBe('512MB');
  expect(buffers(24_000, 100_000)).toBe('1024MB');
  expect(buffers(4_096, 100_000)).toBe('256MB');
  expect(buffers(512, 100_000)).toBe('64MB');
  expect(memorySettings(8_192, 0).maintenance_work_mem).toBe('128MB');
});

test('the memory of this machine and the size of a database are known', async () => {
  expect(findMemoryMb()).toBeGreaterThan(64);
  const folder = await makeTemporaryFolder();
  expect(measureDatabaseMb(folder)).toBe(0);
  await mkdir(join(folder, 'base/5'), { recursive: true });
  await writeFile(join(folder, 'base/5/1'), Buffer.alloc(3 * 1024 * 1024));
  expect(measureDatabaseMb(folder)).toBe(3);
});
