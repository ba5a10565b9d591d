import type pg from 'pg';
import { conversationTexts as texts } from '#features/enquiries/conversation.texts.ts';
import {
  closeEnquiry,
  readConversation,
  replyAsBuyer,
  shareContact,
} from '#features/enquiries/enquiries.contract.ts';
import { conflict, invalidInput } from '#platform/calls/call-problem.ts';
import { type Operation, type OperationContext, operation } from '#platform/calls/operation.ts';
import { bigint, bool, nullable, text } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import { addBuyerMessage, mailableEnquiry, moveToTopOfInbox } from './add-buyer-message.ts';
import { type BuyerRow, conversationOf, lockLinked, requireLinked } from './conversation.ts';
import { enquiries } from './enquiries.table.ts';
import { mailContactShared, mailEnquiryClosed } from './enquiry-mails.ts';

/** Tokens cannot be guessed; this limit stops whoever tries. */
const readsOfNetwork: RateLimit = { name: 'enquiry-reads', times: 600, withinS: 3600 };
/** Each of these mails the company. It is counted per existing enquiry, so invented links do not count. */
const wordsOfBuyer: RateLimit = { name: 'enquiry-replies', times: 60, withinS: 3600 };

const share = command({
  name: 'enquiries.share-contact',
  values: { id: bigint, email: bool, phone: nullable(text) },
  sql: sql`
    update ${enquiries} set
      email_shared_at = case when $email then coalesce(email_shared_at, now())
        else email_shared_at end,
      phone = coalesce($phone, phone),
      phone_shared_at = case when $phone::text is null then phone_shared_at else now() end
    where id = $id`,
});

const close = command({
  name: 'enquiries.close',
  values: { id: bigint },
  sql: sql`update ${enquiries} set closed_at = now() where id = $id`,
});

const reading = operation(readConversation, async ({ token }, context) => {
  const { database, language, visitor } = context;
  await requireWithinLimit(database.pool, readsOfNetwork, networkOf(visitor.ip));
  const enquiry = await requireLinked(database.pool, token);
  return conversationOf(database.pool, enquiry, language);
});

type Change = (client: pg.ClientBase, enquiry: BuyerRow) => Promise<void>;

/** Changes an open enquiry by its link's token and answers with the new state. */
async function changeBy(token: string, context: OperationContext, told: Text, change: Change) {
  const { database, language, visitor } = context;
  await requireWithinLimit(database.pool, readsOfNetwork, networkOf(visitor.ip));
  const { id } = await requireLinked(database.pool, token);
  await requireWithinLimit(database.pool, wordsOfBuyer, String(id));
  await inTransaction(database.pool, async (client) => {
    const enquiry = await lockLinked(client, token);
    if (enquiry.is_closed) throw conflict(texts.isClosed);
    await change(client, enquiry);
  });
  const now = await requireLinked(database.pool, token);
  return {
    message: translateIn(language)(told),
    ...(await conversationOf(database.pool, now, language)),
  };
}

const replying = operation(replyAsBuyer, async ({ token, key, message }, context) =>
  changeBy(token, context, texts.replySent, (client, enquiry) =>
    addBuyerMessage(client, enquiry, { key, message, appUrl: context.appUrl }),
  ),
);

const isShared = ({ phone, phone_shared }: BuyerRow, given: string) =>
  phone_shared && phone === given;

const sharing = operation(shareContact, async ({ token, email, phone }, context) => {
  if (!email && !phone) throw invalidInput([{ field: 'phone', text: texts.phoneRequired }]);
  return changeBy(token, context, texts.shared, async (client, enquiry) => {
    // Sharing the same again is not mailed.
    const isNews = (email && !enquiry.email_shared) || (phone && !isShared(enquiry, phone));
    if (!isNews) return;
    await share.run(client, { id: enquiry.id, email, phone: phone || null });
    const mailed = await mailableEnquiry(client, enquiry, context.appUrl);
    if (!mailed) return;
    await moveToTopOfInbox.run(client, { id: enquiry.id });
    await mailContactShared(client, mailed);
  });
});

const closing = operation(closeEnquiry, async ({ token }, context) =>
  changeBy(token, context, texts.closedNow, async (client, enquiry) => {
    await close.run(client, { id: enquiry.id });
    const mailed = await mailableEnquiry(client, enquiry, context.appUrl);
    if (mailed) await mailEnquiryClosed(client, mailed);
  }),
);

export const buyerOperations: readonly Operation[] = [reading, replying, sharing, closing];
