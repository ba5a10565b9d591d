import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { entryNames, type Manifest } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { copyInto } from './tables.ts';
import { tableFolderOf } from './verify-backup.ts';

/** Streams the rows of every table from the backup into the database. */
export async function loadRows(
  client: pg.ClientBase,
  file: string,
  manifest: Manifest,
): Promise<void> {
  const tables = new Map(manifest.tables.map((table) => [entryNames.table(table), table]));
  const entries = readArchive(file);
  let current = await entries.next();

  async function* piecesOf(folder: string) {
    while (!current.done && tableFolderOf(current.value.name) === folder) {
      yield* current.value.content;
      current = await entries.next();
    }
  }

  // Tables come first in the archive; the entries after them are stored files and the manifest.
  while (!current.done) {
    const folder = tableFolderOf(current.value.name);
    const table = tables.get(folder);
    if (!table) break;
    await pipeline(piecesOf(folder), client.query(copyFrom(copyInto(table))));
  }
  await entries.return(undefined);
}
