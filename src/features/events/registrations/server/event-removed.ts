import { accountFacts } from '#features/accounts/server/public.ts';
import { eventColumns, eventRow, eventSource } from '#features/events/server/events.queries.ts';
import { events } from '#features/events/server/events.table.ts';
import { array, bigint, date } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { eventRegistrations } from './event-registrations.table.ts';
import { mailAboutRegistration, registrant } from './registration-mails.ts';

type Site = { readonly appUrl: string; readonly now: Date; readonly hold?: string };

const lockComing = query({
  name: 'registrations.lock-coming-events',
  values: { ids: array(bigint), today: date },
  row: eventRow,
  plan: 'each call',
  sql: sql`
    select ${eventColumns} from ${eventSource}
    where e.id = any($ids) and e.expiry_date >= $today::date order by e.id for update of e`,
});

const selectRegistered = query({
  name: 'registrations.people-of-event',
  values: { event: bigint },
  row: registrant,
  plan: 'each call',
  sql: sql`
    select a.name, a.email, a.language from ${eventRegistrations} r
    join ${accountFacts} a on a.id = r.account_id
    where r.event_id = $event and r.cancelled_at is null order by r.id`,
});

const countComing = query({
  name: 'registrations.count-coming-people',
  values: { ids: array(bigint), today: date },
  row: { people: bigint },
  plan: 'each call',
  sql: sql`
    select count(*) as people from ${eventRegistrations} r join ${events} e on e.id = r.event_id
    where e.id = any($ids) and e.expiry_date >= $today::date and r.cancelled_at is null`,
});

/** The number of people registered for those of these events that are not over. */
export async function countRegistered(
  connection: Connection,
  eventIds: readonly number[],
  { now }: Pick<Site, 'now'>,
): Promise<number> {
  return (await countComing.one(connection, { ids: eventIds, today: todayAt(now) })).people;
}

/**
 * Mails everybody registered that an event is removed; returns how many. Past events are skipped. The events are locked
 * until the transaction ends, so that nobody registers meanwhile.
 */
export async function tellRegistered(
  client: Connection,
  eventIds: readonly number[],
  { appUrl, now, hold }: Site,
): Promise<number> {
  const coming = await lockComing.all(client, { ids: eventIds, today: todayAt(now) });
  let told = 0;
  for (const row of coming) {
    for (const person of await selectRegistered.all(client, { event: row.id })) {
      await mailAboutRegistration(client, 'removed', { row, person, appUrl, hold });
      told += 1;
    }
  }
  return told;
}
