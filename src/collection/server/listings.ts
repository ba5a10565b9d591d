import type { Collection } from '#collection/contract/define-collection.ts';
import { array, bigint, date, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { raw, sql, type Table } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { columnOf } from './row-columns.ts';
import type { Storage } from './storage.ts';

const MOST_EXPIRING = 5;

function listingCount(from: Table, expires: boolean) {
  const isValid = expires ? sql`expiry_date >= $today` : sql`$today::date is not null`;
  return query({
    name: `collection.${from.name}-listed`,
    values: { companyId: bigint, today: date },
    row: { count: bigint },
    sql: sql`
      select count(*) from ${from}
      where company_id = $companyId and status = 1 and ${isValid}`,
  });
}

function itemCount(from: Table) {
  return query({
    name: `collection.${from.name}-kept`,
    values: { companyId: bigint },
    row: { count: bigint },
    sql: sql`select count(*) from ${from} where company_id = $companyId`,
  });
}

/** Items that are visible today and expire within the next days. */
function expiringItems(from: Table, title: string, arabicTitle: string) {
  return query({
    name: `collection.${from.name}-expiring`,
    values: { companyId: bigint, today: date, until: date, atMost: bigint },
    row: { id: bigint, title: text, title_ar: nullable(text), on: text },
    sql: sql`
      select id, ${raw(title)} as title, ${raw(arabicTitle)} as title_ar, expiry_date::text as on
      from ${from}
      where company_id = $companyId and status = 1 and expiry_date between $today and $until
      order by expiry_date, id limit $atMost`,
  });
}

function itemCounts(from: Table) {
  return query({
    name: `collection.${from.name}-kept-by`,
    values: { companies: array(bigint) },
    row: { company_id: bigint, count: bigint },
    plan: 'each call',
    sql: sql`
      select company_id, count(*) from ${from}
      where company_id = any($companies::bigint[]) group by company_id`,
  });
}

type Listing = {
  readonly name: string;
  readonly listed: ReturnType<typeof listingCount>;
  readonly kept: ReturnType<typeof itemCount>;
  readonly keptBy: ReturnType<typeof itemCounts>;
  readonly expiring: ReturnType<typeof expiringItems> | undefined;
};

const listings: Listing[] = [];

/** Counts the items of a collection as listings, if its storage says that they are. */
export function registerListing(collection: Collection, storage: Storage): void {
  const { table: from, listing } = storage;
  if (!listing) return;
  listings.push({
    name: collection.name,
    listed: listingCount(from, listing.expires),
    kept: itemCount(from),
    keptBy: itemCounts(from),
    expiring: listing.expires
      ? expiringItems(
          from,
          columnOf(storage, collection.title),
          columnOf(storage, `${collection.title}_ar`),
        )
      : undefined,
  });
}

/** How many listings of a company are visible on a day: active and not expired. */
export async function countListings(
  connection: Connection,
  companyId: number,
  today: CalendarDate,
): Promise<number> {
  let sum = 0;
  for (const { listed } of listings)
    sum += (await listed.one(connection, { companyId, today })).count;
  return sum;
}

/** How many items a company has in each list, active or not. */
export async function readItemCounts(connection: Connection, companyId: number) {
  return Promise.all(
    listings.map(async ({ name, kept }) => ({
      list: name,
      count: (await kept.one(connection, { companyId })).count,
    })),
  );
}

/** How many items each of these companies has in all its lists. */
export async function countItemsOf(
  connection: Connection,
  companies: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  for (const { keptBy } of listings) {
    for (const { company_id, count } of await keptBy.all(connection, { companies })) {
      counts.set(company_id, (counts.get(company_id) ?? 0) + count);
    }
  }
  return counts;
}

type ExpiringRange = {
  readonly today: CalendarDate;
  readonly until: CalendarDate;
  readonly language: Language;
};

/** A company's listings that expire between two days, the first to expire first. */
export async function readExpiring(
  connection: Connection,
  companyId: number,
  { today, until, language }: ExpiringRange,
) {
  const found = await Promise.all(
    listings.map(async ({ name, expiring }) => {
      const range = { companyId, today, until, atMost: MOST_EXPIRING };
      const rows = await expiring?.all(connection, range);
      return (rows ?? []).map(({ id, on, title, title_ar }) => ({
        kind: name,
        id,
        on,
        title: inLanguage(language, title, title_ar),
      }));
    }),
  );
  return found
    .flat()
    .sort((one, other) => one.on.localeCompare(other.on))
    .slice(0, MOST_EXPIRING);
}
