import { countVisitor } from '#features/site/visitors.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { prepared } from '#platform/database/prepared.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import { isWithinLimit, type RateLimit } from '#platform/limits/rate-limit.ts';

/** Somebody who comes back later in the day is the same visitor. */
const dailyLimit: RateLimit = { name: 'visitor', times: 1, withinS: 24 * 3600 };

const addVisitor = prepared<never>(
  'visitors.add',
  `insert into visitor_days (day, visitors) values ($1, 1)
   on conflict (day) do update set visitors = visitor_days.visitors + 1`,
);

/** Told by browsers only: what reads pages without running them is nobody. */
const visit = operation(countVisitor, async (_input, { database: { pool }, visitor, now }) => {
  const who = `${networkOf(visitor.ip)} ${visitor.agent}`;
  if (await isWithinLimit(pool, dailyLimit, who)) await addVisitor(pool, [todayAt(now)]);
  return {};
});

export const visitorsOperations: readonly Operation[] = [visit];
