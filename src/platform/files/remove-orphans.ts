import type pg from 'pg';
import type { FileStore } from './file-store.ts';
import type { NamedFiles } from './named-files.ts';
import { widePictureName } from './picture-variants.ts';

export type SweepParts = {
  readonly pool: pg.Pool;
  readonly files: FileStore;
  readonly now: Date;
};

/** Files are stored before the rows that name them, so a younger file may belong to a row on its way. */
const ORPHAN_AFTER_MS = 86_400_000;
/** How many files are looked up with one query. */
const AT_ONCE = 5_000;

const isOld = (modifiedAt: Date | undefined, now: Date) =>
  modifiedAt !== undefined && now.getTime() - modifiedAt.getTime() > ORPHAN_AFTER_MS;

/**
 * The ways in which a row may name a file: bare, with its folder, or as an address. A smaller copy counts as named if
 * its
 * wide picture is.
 */
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
    // It may have been stored again meanwhile, which makes it young again.
    if (!isOld(await files.findModifiedAt(path), now)) continue;
    await files.remove(path);
    gone += 1;
  }
  return gone;
}

/**
 * Deletes files that no row names, such as replaced pictures and those that a crash left between a file and its row or
 * after an erasure. Returns how many were deleted.
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
