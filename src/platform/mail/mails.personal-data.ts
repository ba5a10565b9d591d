import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { array, bigint, nullable, text, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { type PersonalDataSource, recordsFile } from '#platform/privacy/personal-data.ts';
import { eraseHeldMails } from './held-mails.ts';
import { mails } from './mails.table.ts';

const selectMails = query({
  name: 'mail.of-person',
  values: { addresses: array(text) },
  row: { subject: text, body: text, created_at: timestamp, sent_at: nullable(timestamp) },
  sql: sql`
    select subject, body, created_at, sent_at from ${mails}
    where recipient = any($addresses) and expires_at is null order by id`,
});

const deleteMails = command({
  name: 'mail.erase',
  values: { addresses: array(text) },
  sql: sql`
    delete from ${mails} where recipient = any($addresses) or reply_to = any($addresses)`,
});

/** Deletes unsent mails with secrets, which would reach whoever reads the old mailbox; they can be requested again. */
const dropSecrets = command({
  name: 'mail.drop-secrets-of-moved',
  values: { from: text },
  sql: sql`
    delete from ${mails}
    where recipient = $from and sent_at is null and expires_at is not null`,
});

/** Moves mails that were sent; others that are waiting still go to the old mailbox. */
const moveMails = command({
  name: 'mail.move',
  values: { from: text, to: text },
  sql: sql`
    update ${mails} set
      recipient = case when recipient = $from and sent_at is not null then $to else recipient end,
      reply_to = case when reply_to = $from then $to else reply_to end
    where recipient = $from or reply_to = $from`,
});

/** Mails to a person, and those that the person's own messages caused. */
export const mailsPersonalData: PersonalDataSource = {
  async collect({ connection }, { addresses }) {
    return recordsFile('mails.json', await selectMails.all(connection, { addresses }));
  },
  async erase(connection, { addresses }) {
    await deleteMails.run(connection, { addresses });
    await eraseHeldMails(connection, addresses);
  },
  async move(connection, { from, to }) {
    await dropSecrets.run(connection, { from });
    await moveMails.run(connection, { from, to });
  },
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const namesIn = (outbox: string) => readdir(outbox).catch((): string[] => []);

const selectKept = query({
  name: 'mail.kept-of',
  values: { ids: array(bigint) },
  row: { id: bigint },
  sql: sql`select id from ${mails} where id = any($ids)`,
});

/**
 * Mails that are kept as files, of those that are on record: what an erasure takes off the record is told by asking
 * before and after. Without a mail server, mails are files.
 */
export async function selectFiledMails(
  connection: Connection,
  outbox: string,
): Promise<ReadonlySet<number>> {
  const ids = (await namesIn(outbox)).map((name) => Number.parseInt(name, 10)).filter(Boolean);
  const kept = ids.length > 0 ? await selectKept.all(connection, { ids }) : [];
  return new Set(kept.map(({ id }) => id));
}

type Erased = { readonly ids: ReadonlySet<number>; readonly addresses: readonly string[] };

/** Deletes the files of mails that were erased, and of others to and from a person, which left the record earlier. */
export async function removeMailFiles(outbox: string, { ids, addresses }: Erased): Promise<void> {
  const any = addresses.map(escaped).join('|');
  const about = new RegExp(`^(To|Reply-To): <?(${any})>?\\r?$`, 'im');
  for (const name of await namesIn(outbox)) {
    const path = join(outbox, name);
    const [head = ''] = (await readFile(path, 'utf8').catch(() => '')).split(/\r?\n\r?\n/, 1);
    if (ids.has(Number.parseInt(name, 10)) || about.test(head)) await rm(path, { force: true });
  }
}
