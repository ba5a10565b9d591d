import type pg from 'pg';
import { selectListedDocuments } from '#features/search/server/public.ts';
import { readSiteName } from '#features/site/server/public.ts';
import { present, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { queueMassMails } from '#platform/mail/mail.ts';
import type { FollowedList } from '#platform/narrowing/server/followed-list.ts';
import { composeAlert, type NewRecord } from './alert-mail.ts';
import { type DueSearch, markTold, selectDue } from './due-searches.ts';
import { nextMailAt } from './mail-times.ts';
import { keyOf, matchSearches, type ShownRecord } from './match-searches.ts';

/** Every transaction before the horizon has ended, so no record can appear there any more. */
const selectHorizon = query({
  name: 'saved-searches.horizon',
  row: { horizon: present(text) },
  sql: sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
});

type Shown = Pick<ShownRecord, 'kind' | 'id' | 'shownIn'>;

type Alerting = {
  readonly lists: readonly FollowedList[];
  readonly appUrl: string;
  readonly now: Date;
  /** Records that first became visible in a span of transactions and still are. */
  readFirstShown(
    connection: Connection,
    span: { readonly from: string; readonly until: string },
  ): Promise<readonly Shown[]>;
};

const recordKey = ({ kind, id }: { kind: string; id: number }) => `${kind} ${id}`;

/** Facts of the records, by kind and id. */
async function readRecords(
  connection: Connection,
  shown: readonly Shown[],
): Promise<ReadonlyMap<string, ShownRecord & NewRecord>> {
  const records = new Map<string, ShownRecord & NewRecord>();
  for (const [kind, own] of Map.groupBy(shown, (each) => each.kind)) {
    const shownIn = new Map(own.map((each) => [each.id, each.shownIn]));
    const rows = await selectListedDocuments.all(connection, { kind, ids: [...shownIn.keys()] });
    for (const { record_id: id, ...facts } of rows) {
      records.set(recordKey({ kind, id }), { kind, id, shownIn: shownIn.get(id) ?? 0, ...facts });
    }
  }
  return records;
}

/** The oldest mark of the searches. */
const earliest = (searches: readonly DueSearch[]) =>
  String(Math.min(...searches.map(({ told_until }) => Number(told_until))));

/**
 * Mails what is new in saved searches that are due; returns how many were checked. Mails and marks are written in one
 * transaction, so nothing is mailed twice or left out.
 */
export async function sendAlerts(pool: pg.Pool, alerting: Alerting): Promise<number> {
  const { lists, appUrl, now, readFirstShown } = alerting;
  return inTransaction(pool, async (client) => {
    const searches = await selectDue.all(client, { now });
    if (searches.length === 0) return 0;
    const { horizon: until } = await selectHorizon.one(client);
    const shown = await readFirstShown(client, { from: earliest(searches), until });
    const records = await readRecords(client, shown);
    const matching = { lists, records: [...records.values()], today: todayAt(now) };
    const matched = await matchSearches(client, searches, matching);
    const kinds = new Map(lists.map(({ path, kind }) => [path, kind]));
    const siteName = {
      en: await readSiteName(client, 'en'),
      ar: await readSiteName(client, 'ar'),
    };
    const mails = searches.flatMap((search) => {
      const kind = kinds.get(search.list) ?? '';
      const found = (matched.get(keyOf(search)) ?? [])
        .map((id) => records.get(recordKey({ kind, id })))
        .filter((record) => record !== undefined)
        .filter(({ shownIn }) => shownIn >= Number(search.told_until))
        .toSorted((a, b) => b.id - a.id);
      return found.length > 0 ? [composeAlert({ search, records: found, appUrl, siteName })] : [];
    });
    await queueMassMails(client, mails);
    for (const [every, own] of Map.groupBy(searches, (search) => search.every)) {
      const ids = own.map(({ id }) => id);
      await markTold.run(client, { ids, until, dueAt: nextMailAt(every, now) });
    }
    return searches.length;
  });
}
