import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type PersonalDataSource, recordsFile } from '#platform/privacy/personal-data.ts';

/** Mails to a person, and those that the person's own writing caused. */
export const mailsPersonalData: PersonalDataSource = {
  async collect({ connection }, { addresses }) {
    const { rows } = await connection.query(
      `select subject, body, created_at, sent_at from mails
       where recipient = any($1) and expires_at is null order by id`,
      [addresses],
    );
    return recordsFile('mails.json', rows);
  },
  async erase(connection, { addresses }) {
    await connection.query('delete from mails where recipient = any($1) or reply_to = any($1)', [
      addresses,
    ]);
  },
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Without a mail server mails are files; those to and about a person go as well. */
export async function removeMailFiles(outbox: string, addresses: readonly string[]): Promise<void> {
  const any = addresses.map(escaped).join('|');
  const about = new RegExp(`^(To|Reply-To): <?(${any})>?\\r?$`, 'im');
  for (const name of await readdir(outbox).catch(() => [])) {
    const path = join(outbox, name);
    const [head = ''] = (await readFile(path, 'utf8').catch(() => '')).split(/\r?\n\r?\n/, 1);
    if (about.test(head)) await rm(path, { force: true });
  }
}
