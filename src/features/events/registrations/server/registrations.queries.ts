import type { EventTab } from '#features/events/registrations/registrations.contract.ts';
import { type EventRow, eventColumns } from '#features/events/server/events.queries.ts';
import type { Connection } from '#platform/database/connection.ts';
import { prepared } from '#platform/database/prepared.ts';
import { todayAt } from '#platform/dates/validity.ts';

/** An event with what it is to one account; `$1` is the account in all of these. */
export type OwnEventRow = EventRow & {
  registration_open: boolean;
  shown: boolean;
  registered: boolean;
  saved: boolean;
};

const columns = `${eventColumns}, e.registration_open, e.shown,
  exists (select from event_registrations r
    where r.account_id = $1 and r.event_id = e.id and r.cancelled_at is null) as registered,
  exists (select from saved_events s where s.account_id = $1 and s.event_id = e.id) as saved`;

const source = 'events e join companies c on c.id = e.company_id';

/** $2 event. */
export const selectOwnEvent = prepared<OwnEventRow>(
  'registrations-event',
  `select ${columns} from ${source} where e.id = $2`,
);

const registered = `e.id in (
  select event_id from event_registrations where account_id = $1 and cancelled_at is null)`;
const saved = 'e.id in (select event_id from saved_events where account_id = $1)';

/** $2 today. */
const belongsTo: Readonly<Record<EventTab, string>> = {
  registered: `${registered} and e.expiry_date >= $2::date`,
  saved: `${saved} and e.expiry_date >= $2::date`,
  past: `${registered} and e.expiry_date < $2::date`,
};

/** Soonest first, or what was last first. $3 and $4 the start date and id to go on behind, $5 how many. */
function listOf(tab: EventTab) {
  const [direction, behind] = tab === 'past' ? ['desc', '<'] : ['asc', '>'];
  return prepared<OwnEventRow>(
    `registrations-${tab}`,
    `select ${columns} from ${source}
     where ${belongsTo[tab]} and (e.start_date, e.id) ${behind} ($3::date, $4::bigint)
     order by e.start_date ${direction}, e.id ${direction} limit $5`,
  );
}

export const selectTab: Readonly<Record<EventTab, ReturnType<typeof listOf>>> = {
  registered: listOf('registered'),
  saved: listOf('saved'),
  past: listOf('past'),
};

const countTabs = prepared<Record<EventTab, number>>(
  'registrations-counted',
  `select count(*) filter (where ${belongsTo.registered}) as registered,
     count(*) filter (where ${belongsTo.saved}) as saved,
     count(*) filter (where ${belongsTo.past}) as past
   from events e where ${registered} or ${saved}`,
);

export async function countOwnEvents(connection: Connection, accountId: number, now: Date) {
  const [counts] = await countTabs(connection, [accountId, todayAt(now)]);
  return counts ?? { registered: 0, saved: 0, past: 0 };
}

/** How many events the account is registered for that are not over yet. */
export async function countUpcomingEvents(
  connection: Connection,
  { accountId, now }: { readonly accountId: number; readonly now: Date },
): Promise<number> {
  return (await countOwnEvents(connection, accountId, now)).registered;
}

/** $2 how many, $3 words. */
export const searchOwnRows = prepared<OwnEventRow>(
  'registrations-searched',
  `select ${columns} from ${source}
   where (${registered} or ${saved}) and e.shown and e.words @@ prefix_query($3)
   order by e.start_date desc limit $2`,
);
