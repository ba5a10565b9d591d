import { removeOldCvs } from '#features/jobs/applications/server/remove-old-cvs.ts';
import { removeOrphans, type SweepParts } from '#platform/files/remove-orphans.ts';
import { serverFeatures } from './server-features.ts';

/** Removes what may no longer be kept and what nobody names any more; answers how many files went. */
export async function sweepFiles(parts: SweepParts): Promise<number> {
  let gone = await removeOldCvs(parts);
  const stored = serverFeatures.flatMap((feature) => feature.storedFiles ?? []);
  for (const named of stored) gone += await removeOrphans(parts, named);
  return gone;
}
