import { listMisses, MISSES_SHOWN, reportMiss } from '#features/search/misses.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import { isWithinLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { countMiss, selectMisses } from './count-misses.ts';

/** More than one person asks; it keeps a single network from filling the list. */
const hourly: RateLimit = { name: 'search-miss', times: 60, withinS: 3600 };

const report = operation(reportMiss, async (input, { database: { pool }, visitor, now }) => {
  const { q, outcome } = input;
  const who = networkOf(visitor.ip);
  if (await isWithinLimit(pool, hourly, who)) {
    await countMiss(pool, { day: todayAt(now), who, question: q, outcome });
  }
  return {};
});

const list = operation(listMisses, async (_input, { database: { pool } }) => ({
  misses: await selectMisses.all(pool, { atMost: MISSES_SHOWN }),
}));

export const missesOperations: readonly Operation[] = [report, list];
