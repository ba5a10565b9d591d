import { type PersonalDataSource, recordsFile } from '#platform/privacy/personal-data.ts';

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
};
