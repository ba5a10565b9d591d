import { countContactClick } from '#features/companies/contact-clicks/contact-clicks.contract.ts';
import { contactKinds } from '#features/companies/contact-clicks/contact-kinds.ts';
import { companies } from '#features/companies/server/companies.table.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint, date, int, oneOf } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { countsAsVisitor } from '#platform/limits/count-visitor.ts';
import { isProgram } from '#platform/limits/is-program.ts';
import type { RateLimit } from '#platform/limits/rate-limit.ts';
import { contactClicks } from './contact-clicks.table.ts';

/** A visitor who calls twice a day counts once. */
const clickLimit: RateLimit = { name: 'contact-click', times: 1, withinS: 24 * 3600 };

/** Clicks for companies that are not listed are ignored. */
const addClick = command({
  name: 'contact-clicks.add',
  values: { company: bigint, day: date, kind: oneOf(contactKinds) },
  plan: 'once',
  sql: sql`
    insert into ${contactClicks} as counted (company_id, day, kind, clicks)
    select id, $day::date, $kind, 1 from ${companies} where id = $company and listed
    on conflict (company_id, day, kind) do update set clicks = counted.clicks + 1`,
});

const click = operation(countContactClick, async ({ id, kind }, { database, visitor, now }) => {
  const { pool } = database;
  if (isProgram(visitor.agent)) return {};
  const day = todayAt(now);
  const counted = { day, limit: clickLimit, what: `${id} ${kind}` };
  if (await countsAsVisitor(pool, visitor, counted)) {
    await addClick.run(pool, { company: id, day, kind });
  }
  return {};
});

const selectClicks = query({
  name: 'contact-clicks.of-company',
  values: { company: bigint, from: date },
  row: { kind: oneOf(contactKinds), clicks: int },
  sql: sql`
    select kind, sum(clicks)::int as clicks from ${contactClicks}
    where company_id = $company and day >= $from group by kind`,
});

/** The number of clicks per kind since a day. */
export async function countContacts(connection: Connection, company: number, from: CalendarDate) {
  const rows = await selectClicks.all(connection, { company, from });
  const found = new Map(rows.map(({ kind, clicks }) => [kind, clicks]));
  return contactKinds.map((kind) => ({ kind, count: found.get(kind) ?? 0 }));
}

export const contactClicksOperations: readonly Operation[] = [click];
