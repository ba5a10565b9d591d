import { readOffersDump } from '#features/site/server/public.ts';
import { HOME_TIME_ZONE, todayAt } from '#platform/dates/validity.ts';
import { claimDump, replaceDumps, selectDumps } from './kept-dumps.ts';
import { type DumpParts, makeDump } from './make-dump.ts';

const NIGHT_BEGINS_H = 2;

const hourAtHome = (now: Date) =>
  Number(
    new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      hourCycle: 'h23',
      timeZone: HOME_TIME_ZONE,
    }).format(now),
  );

/** Whether files made at that moment are due for renewal: the first ones are made at once, later ones every night. */
export function isDue(madeAt: Date | undefined, now: Date): boolean {
  if (!madeAt) return true;
  return todayAt(madeAt) < todayAt(now) && hourAtHome(now) >= NIGHT_BEGINS_H;
}

/** Makes the files if they are offered and due, and deletes them if they are no longer offered. */
export async function refreshDumpIfDue(parts: DumpParts, now: Date): Promise<void> {
  const { database, files } = parts.contextOf('en');
  const known = await selectDumps.all(database.pool);
  if (!(await readOffersDump(database.pool))) {
    if (known.length > 0) await replaceDumps(database.pool, files, []);
    return;
  }
  if (isDue(known[0]?.made_at, now)) await claimDump(database.pool, () => makeDump(parts));
}
