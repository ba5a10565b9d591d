import { readFirstShown } from '#app/programs/changes/server/first-shown.ts';
import type { DumpParts } from '#app/programs/dump/server/make-dump.ts';
import { refreshDumpIfDue } from '#app/programs/dump/server/nightly-dump.ts';
import { sweepImports } from '#collection/import/server/sweep-imports.ts';
import { sweepDeletions } from '#collection/server/deletions.ts';
import { sendAlerts } from '#features/saved-searches/server/send-alerts.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#platform/dates/spans.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Schedule } from '#platform/scheduler/schedule.ts';
import { serverFeatures } from './server-features.ts';
import { sweepFiles } from './sweep-files.ts';

type Parts = { readonly files: FileStore; readonly dump: DumpParts };

/** Recurring tasks that concern several features at once. */
const across = ({ files, dump }: Parts): readonly Schedule[] => [
  { name: 'imports.sweep', everyMs: DAY_MS, run: sweepImports },
  {
    name: 'files.sweep',
    everyMs: DAY_MS,
    run: ({ pool, now }) => sweepFiles({ pool, files, now }),
  },
  {
    name: 'deletions.sweep',
    everyMs: SECOND_MS,
    run: ({ pool }) => sweepDeletions(pool),
  },
  {
    name: 'saved-searches.alert',
    everyMs: 15 * MINUTE_MS,
    run: ({ pool, appUrl, now }) =>
      sendAlerts(pool, {
        lists: serverFeatures.flatMap((feature) => feature.followed ?? []),
        appUrl,
        now,
        readFirstShown,
      }),
  },
  {
    name: 'dump.make',
    everyMs: 15 * MINUTE_MS,
    run: async ({ now }) => void (await refreshDumpIfDue(dump, now)),
  },
];

/** All recurring tasks of the portal. */
export const appSchedules = (parts: Parts): readonly Schedule[] => [
  ...serverFeatures.flatMap((feature) => feature.schedules ?? []),
  ...across(parts),
];
