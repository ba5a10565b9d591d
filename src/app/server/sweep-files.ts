import { dumpFiles } from '#app/programs/dump/server/kept-dumps.ts';
import { findFilesOfDeleted } from '#collection/server/deletions.ts';
import { removeOldCvs } from '#features/jobs/applications/server/remove-old-cvs.ts';
import type { NamedFiles } from '#platform/files/named-files.ts';
import { removeOrphans, type SweepParts } from '#platform/files/remove-orphans.ts';
import { serverFeatures } from './server-features.ts';

/** Recently deleted rows can be restored and then need their files, so those count as named. */
function withDeleted({ folder, findNamed }: NamedFiles): NamedFiles {
  return {
    folder,
    findNamed: async (connection, names) =>
      new Set([
        ...(await findNamed(connection, names)),
        ...(await findFilesOfDeleted(connection, names)),
      ]),
  };
}

/** Several tables can name files in the same folder, and only a file that none of them names is an orphan. */
function byFolder(stored: readonly NamedFiles[]): readonly NamedFiles[] {
  return [...Map.groupBy(stored, ({ folder }) => folder)].map(([folder, sources]) => ({
    folder,
    findNamed: async (connection, names) => {
      const found = await Promise.all(sources.map((each) => each.findNamed(connection, names)));
      return new Set(found.flatMap((each) => [...each]));
    },
  }));
}

/** Removes CVs past their retention and files that nothing names any more; returns how many were removed. */
export async function sweepFiles(parts: SweepParts): Promise<number> {
  let gone = await removeOldCvs(parts);
  const stored = [...serverFeatures.flatMap((feature) => feature.storedFiles ?? []), dumpFiles];
  for (const named of byFolder(stored)) gone += await removeOrphans(parts, withDeleted(named));
  return gone;
}
