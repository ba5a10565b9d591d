import type { Database } from '#platform/database/database.ts';

/** The latest code mailed to an address, read from the mail queue. */
export async function requireSentCode(database: Database, email: string): Promise<string> {
  const { rows } = await database.pool.query<{ subject: string }>(
    'select subject from mails where recipient = $1 order by id desc limit 1',
    [email],
  );
  const code = rows[0]?.subject.match(/\d{6}/)?.[0];
  if (!code) throw new Error(`No code was sent to ${email}`);
  return code;
}
