import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Rows on their way into the database. */
export type RowsFile = AsyncDisposable & {
  add(lines: string): Promise<void>;
  /** All of them from the first on, once. */
  read(): Readable;
};

/**
 * A file for the rows that were read, so that they take no memory and no connection to the database while
 * the rest is read. It has no name any more when it is used: it is gone with its last reader.
 */
export async function openRowsFile(): Promise<RowsFile> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  try {
    const file = await open(join(folder, 'rows'), 'wx+', 0o600);
    return {
      add: async (lines) => void (await file.appendFile(lines)),
      read: () => file.createReadStream({ start: 0, autoClose: false }),
      [Symbol.asyncDispose]: () => file.close(),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
