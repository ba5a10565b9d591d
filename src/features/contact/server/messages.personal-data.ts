import { type PersonalDataSource, recordsFile } from '#platform/privacy/personal-data.ts';

/** What somebody wrote to the operator from the address of the account. */
export const messagesPersonalData: PersonalDataSource = {
  async collect({ connection }, { email }) {
    const { rows } = await connection.query(
      `select kind, topic, name, email, phone, subject, message, created_at from messages
       where email = $1 order by id`,
      [email],
    );
    return recordsFile('messages.json', rows);
  },
  async erase(connection, { email }) {
    await connection.query('delete from messages where email = $1', [email]);
  },
};
