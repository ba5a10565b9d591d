import { type EventTab, eventTabs } from '#features/events/registrations/registrations.contract.ts';
import { eventColumns, eventRow, eventSource } from '#features/events/server/events.queries.ts';
import { events } from '#features/events/server/events.table.ts';
import { bigint, bool, date, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { queryFamily } from '#platform/database/statement-family.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { eventRegistrations } from './event-registrations.table.ts';
import { savedEvents } from './saved-events.table.ts';

/** An event, and its relation to the account `$account`. */
const row = {
  ...eventRow,
  registration_open: bool,
  shown: bool,
  registered: bool,
  shares_phone: bool,
  saved: bool,
};

export type OwnEventRow = RowOf<typeof row>;

const columns = sql`${eventColumns}, e.registration_open, e.shown,
  exists (select from ${eventRegistrations} r
    where r.account_id = $account and r.event_id = e.id and r.cancelled_at is null) as registered,
  exists (select from ${eventRegistrations} r
    where r.account_id = $account and r.event_id = e.id and r.cancelled_at is null and r.shares_phone)
    as shares_phone,
  exists (select from ${savedEvents} s
    where s.account_id = $account and s.event_id = e.id) as saved`;

export const selectOwnEvent = query({
  name: 'registrations.event',
  values: { account: bigint, event: bigint },
  row,
  sql: sql`select ${columns} from ${eventSource} where e.id = $event`,
});

const registered = sql`e.id in (
  select event_id from ${eventRegistrations} where account_id = $account and cancelled_at is null)`;
const saved = sql`e.id in (select event_id from ${savedEvents} where account_id = $account)`;

const belongsTo: Readonly<Record<EventTab, Sql>> = {
  registered: sql`${registered} and e.expiry_date >= $today::date`,
  saved: sql`${saved} and e.expiry_date >= $today::date`,
  past: sql`${registered} and e.expiry_date < $today::date`,
};

/** The order of each tab, and the operator that compares with the cursor. */
const orders: Readonly<Record<EventTab, { readonly order: Sql; readonly behind: Sql }>> = {
  registered: { order: sql`e.start_date, e.id`, behind: sql`>` },
  saved: { order: sql`e.start_date, e.id`, behind: sql`>` },
  past: { order: sql`e.start_date desc, e.id desc`, behind: sql`<` },
};

export const selectTab = queryFamily({
  name: 'registrations.of-tab',
  choices: { tab: eventTabs },
  values: { account: bigint, today: date, behindDate: date, behindId: bigint, atMost: bigint },
  row,
  sql({ tab }) {
    const { order, behind } = orders[tab];
    return sql`
      select ${columns} from ${eventSource}
      where ${belongsTo[tab]}
        and (e.start_date, e.id) ${behind} ($behindDate::date, $behindId::bigint)
      order by ${order} limit $atMost`;
  },
});

const countTabs = query({
  name: 'registrations.counted',
  values: { account: bigint, today: date },
  row: { registered: bigint, saved: bigint, past: bigint },
  sql: sql`
    select count(*) filter (where ${belongsTo.registered}) as registered,
      count(*) filter (where ${belongsTo.saved}) as saved,
      count(*) filter (where ${belongsTo.past}) as past
    from ${events} e where ${registered} or ${saved}`,
});

export async function countOwnEvents(connection: Connection, accountId: number, now: Date) {
  return countTabs.one(connection, { account: accountId, today: todayAt(now) });
}

/** The number of events that the account is registered for and that are not over. */
export async function countUpcomingEvents(
  connection: Connection,
  { accountId, now }: { readonly accountId: number; readonly now: Date },
): Promise<number> {
  return (await countOwnEvents(connection, accountId, now)).registered;
}

export const searchOwnRows = query({
  name: 'registrations.searched',
  values: { account: bigint, atMost: bigint, words: text },
  row,
  sql: sql`
    select ${columns} from ${eventSource}
    where (${registered} or ${saved}) and e.shown and e.words @@ prefix_query($words)
    order by e.start_date desc limit $atMost`,
});
