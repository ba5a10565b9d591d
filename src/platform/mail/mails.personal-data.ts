import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '#platform/files/file-store.ts';
import { type PersonalDataSource, recordsFile } from '#platform/privacy/personal-data.ts';

/** Mails to a person, and those that the person's own writing caused. */
export const mailsPersonalData: PersonalDataSource = {
  async collect({ connection }, { email }) {
    const { rows } = await connection.query(
      `select subject, body, created_at, sent_at from mails
       where recipient = $1 and expires_at is null order by id`,
      [email],
    );
    return recordsFile('mails.json', rows);
  },
  async erase(connection, { email }) {
    await connection.query('delete from mails where recipient = $1 or reply_to = $1', [email]);
  },
};

/** Without a mail server mails are files; those to and about a person go as well. */
export async function removeMailFiles({ outbox }: FileStore, email: string): Promise<void> {
  const names = await readdir(outbox).catch(() => []);
  const escaped = email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const about = new RegExp(`^(To|Reply-To): <?${escaped}>?\\r?$`, 'im');
  for (const name of names) {
    const path = join(outbox, name);
    const [head = ''] = (await readFile(path, 'utf8').catch(() => '')).split(/\r?\n\r?\n/, 1);
    if (about.test(head)) await rm(path, { force: true });
  }
}
