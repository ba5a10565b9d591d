import { events } from '#features/events/server/events.table.ts';
import { bigint, bool, nullable, text, timestamp } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { type PersonalDataSource, recordsFile } from '#platform/privacy/personal-data.ts';
import { eventRegistrations } from './event-registrations.table.ts';
import { tellRegistered } from './event-removed.ts';
import { savedEvents } from './saved-events.table.ts';

const selectRegistrations = query({
  name: 'registrations.of-person',
  values: { account: bigint },
  row: {
    title: text,
    shares_phone: bool,
    created_at: timestamp,
    cancelled_at: nullable(timestamp),
  },
  sql: sql`
    select e.title, r.shares_phone, r.created_at, r.cancelled_at from ${eventRegistrations} r
    join ${events} e on e.id = r.event_id where r.account_id = $account order by r.id`,
});

const selectSaved = query({
  name: 'registrations.saved-of-person',
  values: { account: bigint },
  row: { title: text, created_at: timestamp },
  sql: sql`
    select e.title, s.created_at from ${savedEvents} s
    join ${events} e on e.id = s.event_id where s.account_id = $account order by s.created_at`,
});

const selectEventsOf = query({
  name: 'registrations.events-of-company',
  values: { company: bigint },
  row: { id: bigint },
  sql: sql`select id from ${events} where company_id = $company`,
});

/** A person's registrations and saved events; they are deleted with the account. */
export const registrationsPersonalData: PersonalDataSource = {
  async collect({ connection }, { accountId: account }) {
    return [
      ...recordsFile(
        'event-registrations.json',
        await selectRegistrations.all(connection, { account }),
      ),
      ...recordsFile('saved-events.json', await selectSaved.all(connection, { account })),
    ];
  },
  /** The events of the person's company are deleted too, and those registered are told. */
  async erase(connection, { companyId: company }, site) {
    if (company === null) return;
    const rows = await selectEventsOf.all(connection, { company });
    await tellRegistered(
      connection,
      rows.map(({ id }) => id),
      site,
    );
  },
};
