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

/** Moves the enquiry to the top of the inbox and marks it as unread. */
export const moveToTopOfInbox = command({
  name: 'enquiries.bring-up',
  values: { id: bigint },
  sql: sql`
    update ${enquiries} set turn = nextval('enquiry_turns'), is_unread = true where id = $id`,
});

/**
 * The facts for mailing the company; undefined if the company is gone or has blocked the sender, who can go on writing
 * without being heard.
 */
export async function mailableEnquiry(
  client: Connection,
  { id, company_id: company, name, subject, email }: BuyerRow,
  appUrl: string,
): Promise<MailedEnquiry | undefined> {
  if (company === null || (await isBlocked(client, company, email))) return undefined;
  return { id, company, name, subject, appUrl };
}

type Said = { readonly key: string; readonly message: string; readonly appUrl: string };

/** Adds the buyer's message and mails the company; repeating the same key sends nothing twice. */
export async function addBuyerMessage(
  client: pg.ClientBase,
  enquiry: BuyerRow,
  { key, message, appUrl }: Said,
): Promise<void> {
  const { id } = enquiry;
  const isNew = await addMessage(client, { enquiry: id, author: 'buyer', text: message, key });
  const mailed = isNew ? await mailableEnquiry(client, enquiry, appUrl) : undefined;
  if (!mailed) return;
  await moveToTopOfInbox.run(client, { id });
  await mailBuyerWrote(client, mailed, message);
}
