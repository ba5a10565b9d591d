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

const isOld = (modifiedAt: Date | undefined, now: Date) =>
  modifiedAt !== undefined && now.getTime() - modifiedAt.getTime() > ORPHAN_AFTER_MS;

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

async function removeUnnamed(
  parts: SweepParts,
  named: NamedFiles,
  names: string[],
): Promise<number> {
  const { files, now } = parts;
  const kept = await findNamed(parts, named, names);
  let gone = 0;
  for (const name of names) {
    if (spellingsOf(named.folder, name).some((each) => kept.has(each))) continue;
    const path = `${named.folder}/${name}`;
    // Stored anew meanwhile, it is young again.
    if (!isOld(await files.findModifiedAt(path), now)) continue;
    await files.remove(path);
    gone += 1;
  }
  return gone;
}

/**
 * Removes files that no row names, such as pictures that were replaced, and what a crash left behind
 * between a file and its row or after an erasure. Answers how many went.
 */
export async function removeOrphans(parts: SweepParts, named: NamedFiles): Promise<number> {
  const { files, now } = parts;
  let gone = 0;
  let old: string[] = [];
  for await (const { path, modifiedAt } of files.list(named.folder)) {
    if (isOld(modifiedAt, now)) old.push(path.slice(named.folder.length + 1));
    if (old.length < AT_ONCE) continue;
    gone += await removeUnnamed(parts, named, old);
    old = [];
  }
  return gone + (await removeUnnamed(parts, named, old));
}
