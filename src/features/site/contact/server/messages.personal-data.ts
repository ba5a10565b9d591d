import { type PersonalDataSource, recordsFile } from '#platform/privacy/personal-data.ts';

/** What somebody wrote to the operator from the address of the account. */
export const messagesPersonalData: PersonalDataSource = {
  async collect({ connection }, { addresses }) {
    const { rows } = await connection.query(
      `select kind, topic, name, email, phone, subject, message, created_at,
         answer, answered_at from messages
       where email = any($1) order by id`,
      [addresses],
    );
    return recordsFile('messages.json', rows);
  },
  async erase(connection, { addresses }) {
    await connection.query('delete from messages where email = any($1)', [addresses]);
  },
};
