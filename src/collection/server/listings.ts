import { bigint, date } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql, type Table } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import type { Storage } from './storage.ts';

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

const counts: ReturnType<typeof listingCount>[] = [];

/** From now on the items of a collection count, where it says that they are listings. */
export function registerListing({ table: from, listing }: Storage): void {
  if (listing) counts.push(listingCount(from, listing.expires));
}

/** How many listings of a company are shown on a day: active, and not expired. */
export async function countListings(
  connection: Connection,
  companyId: number,
  today: CalendarDate,
): Promise<number> {
  let sum = 0;
  for (const each of counts) sum += (await each.one(connection, { companyId, today })).count;
  return sum;
}
