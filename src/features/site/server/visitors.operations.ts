import { countVisitor } from '#features/site/visitors.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { date } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { countsAsVisitor } from '#platform/limits/count-visitor.ts';
import type { RateLimit } from '#platform/limits/rate-limit.ts';
import { visitorDays } from './visitor-days.table.ts';

/** A visitor counts once a day. */
const dailyLimit: RateLimit = { name: 'visitor', times: 1, withinS: 24 * 3600 };

const addVisitor = command({
  name: 'site.add-visitor',
  values: { day: date },
  plan: 'once',
  sql: sql`
    insert into ${visitorDays} as counted (day, visitors) values ($day, 1)
    on conflict (day) do update set visitors = counted.visitors + 1`,
});

/** Called by browsers only, so programs that do not run scripts are not counted. */
const visit = operation(countVisitor, async (_input, { database: { pool }, visitor, now }) => {
  const day = todayAt(now);
  const counted = { day, limit: dailyLimit };
  if (await countsAsVisitor(pool, visitor, counted)) await addVisitor.run(pool, { day });
  return {};
});

export const visitorsOperations: readonly Operation[] = [visit];
