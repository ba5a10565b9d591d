import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A temporary file of rows that are to be stored. */
export type RowsFile = AsyncDisposable & {
  add(lines: string): Promise<void>;
  /** Reads all rows from the beginning; can be called once. */
  read(): Readable;
};

/**
 * A temporary file for rows that were read, so that they take neither memory nor a database connection while the rest
 * is
 * read. It is unlinked before it is used, so it disappears when it is closed.
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
