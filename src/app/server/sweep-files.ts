import { removeOldCvs } from '#features/jobs/applications/server/remove-old-cvs.ts';
import { removeOrphans, type SweepParts } from '#platform/files/remove-orphans.ts';
import { namedFiles } from './named-files.ts';

/** Removes what may no longer be kept and what nobody names any more; answers how many files went. */
export async function sweepFiles(parts: SweepParts): Promise<number> {
  let gone = await removeOldCvs(parts);
  for (const named of namedFiles) gone += await removeOrphans(parts, named);
  return gone;
}
