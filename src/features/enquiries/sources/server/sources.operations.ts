import { countContacts } from '#features/companies/server/public.ts';
import { enquiries } from '#features/enquiries/server/enquiries.table.ts';
import { listLeadSources } from '#features/enquiries/sources/sources.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint, date } from '#platform/database/columns.ts';
import { homeDayOf } from '#platform/database/home-days.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';

const countWritten = query({
  name: 'lead-sources.written',
  values: { company: bigint, from: date },
  row: { enquiries: bigint, requests: bigint },
  sql: sql`
    select count(*) filter (where request_id is null) as enquiries,
      count(*) filter (where request_id is not null) as requests
    from ${enquiries}
    where company_id = $company and created_at > $from::date - 1
      and ${homeDayOf(sql`created_at`)} >= $from`,
});

const listing = operation(listLeadSources, async ({ days }, { caller, database, now }) => {
  const company = caller.company.id;
  const from = addDays(todayAt(now), 1 - Number(days));
  const written = await countWritten.one(database.pool, { company, from });
  const clicked = await countContacts(database.pool, company, from);
  return {
    sources: [
      { source: 'enquiries' as const, count: written.enquiries },
      { source: 'requests' as const, count: written.requests },
      ...clicked.map(({ kind, count }) => ({ source: kind, count })),
    ],
  };
});

export const sourcesOperations: readonly Operation[] = [listing];
