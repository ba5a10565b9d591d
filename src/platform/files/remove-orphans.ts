import type pg from 'pg';
import type { FileStore } from './file-store.ts';
import type { NamedFiles } from './named-files.ts';
import { widePictureName } from './picture-variants.ts';

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

async function removeUnnamed(
  parts: SweepParts,
  named: NamedFiles,
  names: string[],
): Promise<number> {
  const { pool, files, now } = parts;
  const spellings = names.flatMap((name) => spellingsOf(named.folder, name));
  const kept = await named.findNamed(pool, spellings);
  let gone = 0;
  for (const name of names) {
    if (spellingsOf(named.folder, name).some((each) => kept.has(each))) continue;
    const path = `${named.folder}/${name}`;
    // Stored again in the meantime, it is young again.
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
