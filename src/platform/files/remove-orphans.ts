import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { FileStore } from './file-store.ts';
import { widePictureName } from './picture-variants.ts';

/** The columns that name the files of a folder of the store, such as Upload/companies. */
export type NamedFiles = {
  readonly folder: string;
  readonly columns: readonly (readonly [table: string, column: string])[];
};

export type SweepParts = {
  readonly pool: pg.Pool;
  readonly files: FileStore;
  readonly now: Date;
};

/** Files come before the rows that name them: a younger one may belong to a row on its way. */
const ORPHAN_AFTER_MS = 86_400_000;
/** One look through a table for so many files. */
const AT_ONCE = 5_000;

async function isOld(path: string, now: Date): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true && now.getTime() - found.mtimeMs > ORPHAN_AFTER_MS;
}

/** As rows may write a file: bare, with its folder, or as an address. Small copies go by the wide one. */
function spellingsOf(folder: string, name: string): readonly string[] {
  return [name, widePictureName(name)].flatMap((each) => [
    each,
    `${folder}/${each}`,
    `/${folder}/${each}`,
  ]);
}

async function findNamed({ pool }: SweepParts, { folder, columns }: NamedFiles, names: string[]) {
  const reads = columns.map(
    ([table, column]) => `select ${column} as name from ${table} where ${column} = any($1)`,
  );
  const { rows } = await pool.query<{ name: string }>(reads.join(' union '), [
    names.flatMap((name) => spellingsOf(folder, name)),
  ]);
  return new Set(rows.map(({ name }) => name));
}

/**
 * Removes files that no row names, such as pictures that were replaced, and what a crash left behind
 * between a file and its row or after an erasure. Answers how many went.
 */
export async function removeOrphans(parts: SweepParts, named: NamedFiles): Promise<number> {
  const { files, now } = parts;
  const { folder } = named;
  const pathOf = (name: string) => join(files.root, folder, name);
  const all = await readdir(join(files.root, folder)).catch(() => []);
  let gone = 0;
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const old: string[] = [];
    for (const name of all.slice(from, from + AT_ONCE)) {
      if (await isOld(pathOf(name), now)) old.push(name);
    }
    const kept = await findNamed(parts, named, old);
    for (const name of old) {
      if (spellingsOf(folder, name).some((each) => kept.has(each))) continue;
      // Stored anew meanwhile, it is young again.
      if (!(await isOld(pathOf(name), now))) continue;
      await rm(pathOf(name), { force: true });
      gone += 1;
    }
  }
  return gone;
}
