import { type PersonalDataSource, recordsFile } from '#platform/privacy/personal-data.ts';
import { tellRegistered } from './event-removed.ts';

/** What somebody registered for and saved; it goes with the account. */
export const registrationsPersonalData: PersonalDataSource = {
  async collect({ connection }, { accountId }) {
    const registrations = await connection.query(
      `select e.title, r.created_at, r.cancelled_at from event_registrations r
       join events e on e.id = r.event_id where r.account_id = $1 order by r.id`,
      [accountId],
    );
    const saved = await connection.query(
      `select e.title, s.created_at from saved_events s
       join events e on e.id = s.event_id where s.account_id = $1 order by s.created_at`,
      [accountId],
    );
    return [
      ...recordsFile('event-registrations.json', registrations.rows),
      ...recordsFile('saved-events.json', saved.rows),
    ];
  },
  /** The events of their company go too; whoever is registered for one hears of it. */
  async erase(connection, { accountId }, site) {
    const { rows } = await connection.query<{ id: number }>(
      `select e.id from events e join companies c on c.id = e.company_id
       where c.owner_account_id = $1`,
      [accountId],
    );
    const ids = rows.map(({ id }) => id);
    await tellRegistered(connection, ids, site);
  },
};
