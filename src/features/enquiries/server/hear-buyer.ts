import type pg from 'pg';
import { bigint } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import type { BuyerRow } from './conversation.ts';
import { enquiries } from './enquiries.table.ts';
import { type MailedEnquiry, mailBuyerWrote } from './enquiry-mails.ts';
import { addMessage } from './enquiry-messages.ts';
import { isBlocked } from './enquiry-senders.ts';

/** On top of the inbox again, and not read yet. */
export const bringUp = command({
  name: 'enquiries.bring-up',
  values: { id: bigint },
  sql: sql`
    update ${enquiries} set turn = nextval('enquiry_turns'), is_unread = true where id = $id`,
});

/**
 * What mails to the company need; none to one that is gone, and none of a sender it has blocked, who goes on
 * writing and is not heard.
 */
export async function heardOf(
  client: Connection,
  { id, company_id: company, name, subject, email }: BuyerRow,
  appUrl: string,
): Promise<MailedEnquiry | undefined> {
  if (company === null || (await isBlocked(client, company, email))) return undefined;
  return { id, company, name, subject, appUrl };
}

type Said = { readonly key: string; readonly message: string; readonly appUrl: string };

/** What the buyer writes further; the same message again is not sent twice. */
export async function hearBuyer(
  client: pg.ClientBase,
  enquiry: BuyerRow,
  { key, message, appUrl }: Said,
): Promise<void> {
  const { id } = enquiry;
  const isNew = await addMessage(client, { enquiry: id, author: 'buyer', text: message, key });
  const mailed = isNew ? await heardOf(client, enquiry, appUrl) : undefined;
  if (!mailed) return;
  await bringUp.run(client, { id });
  await mailBuyerWrote(client, mailed, message);
}
