import { array, bigint, int, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { eventRegistrations } from './event-registrations.table.ts';

/** A registration counts as new for this long. */
const NEW_FOR_MS = 7 * 24 * 3600 * 1000;

const countByEvent = query({
  name: 'registrations.by-event',
  values: { ids: array(bigint), since: timestamp },
  row: { event_id: bigint, people: int, new_people: int },
  sql: sql`
    select event_id, count(*)::int as people,
      (count(*) filter (where created_at >= $since::timestamptz))::int as new_people
    from ${eventRegistrations} where event_id = any($ids::bigint[]) and cancelled_at is null
    group by event_id`,
});

/** The number of uncancelled registrations for each event. */
export async function countRegistrations(
  connection: Connection,
  ids: readonly number[],
  now: Date,
) {
  const since = new Date(now.getTime() - NEW_FOR_MS);
  const rows = await countByEvent.all(connection, { ids, since });
  return new Map(rows.map(({ event_id, ...people }) => [event_id, people]));
}
