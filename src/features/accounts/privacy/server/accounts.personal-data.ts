import { type PersonalDataSource, recordsFile } from '#platform/privacy/personal-data.ts';

/** The account itself, where it is signed in, and codes on their way to it. */
export const accountsPersonalData: PersonalDataSource = {
  async collect({ connection }, { accountId }) {
    const account = await connection.query(
      `select email, name, phone, phone_country, user_type, language, country, created_at,
         last_seen_at from accounts where id = $1`,
      [accountId],
    );
    const sessions = await connection.query(
      `select agent, network, created_at, last_used_at from sessions
       where account_id = $1 order by id`,
      [accountId],
    );
    return [
      ...recordsFile('account.json', account.rows),
      ...recordsFile('sessions.json', sessions.rows),
    ];
  },
  async erase(connection, { accountId, email }) {
    await connection.query('delete from sign_in_codes where email = $1', [email]);
    await connection.query('delete from accounts where id = $1', [accountId]);
  },
};
