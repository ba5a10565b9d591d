import { type EventRow, eventColumns } from '#features/events/server/events.queries.ts';
import type { Connection } from '#platform/database/connection.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { mailAboutRegistration, type Registrant } from './registration-mails.ts';

type Site = { readonly appUrl: string; readonly now: Date };

/**
 * Tells everybody who is registered that an event will not be there any more; of one that is over
 * nobody needs to hear. Held until the transaction ends, so that nobody registers meanwhile.
 */
export async function tellRegistered(
  client: Connection,
  eventIds: readonly number[],
  { appUrl, now }: Site,
): Promise<void> {
  const { rows: events } = await client.query<EventRow>(
    `select ${eventColumns} from events e join companies c on c.id = e.company_id
     where e.id = any($1::bigint[]) and e.expiry_date >= $2::date order by e.id for update of e`,
    [eventIds, todayAt(now)],
  );
  for (const row of events) {
    const { rows: people } = await client.query<Registrant>(
      `select a.name, a.email, a.language from event_registrations r
       join accounts a on a.id = r.account_id
       where r.event_id = $1 and r.cancelled_at is null order by r.id`,
      [row.id],
    );
    for (const person of people) {
      await mailAboutRegistration(client, 'removed', { row, person, appUrl });
    }
  }
}
