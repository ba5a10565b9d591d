import type pg from 'pg';
import { conversationTexts } from '#features/enquiries/conversation.texts.ts';
import { type BuyerRow, lockOfRequest } from '#features/enquiries/server/conversation.ts';
import { conflict } from '#platform/calls/call-problem.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import { requestAnswer, requireLinkedRequest } from './buyer-request.ts';

/** Tokens cannot be guessed; this limit stops whoever tries. */
export const readsOfNetwork: RateLimit = { name: 'request-reads', times: 600, withinS: 3600 };
const wordsOfBuyer: RateLimit = { name: 'request-words', times: 120, withinS: 3600 };

type Asked = { readonly token: string; readonly id: number };

type Change = (client: pg.ClientBase, lead: BuyerRow) => Promise<void>;

/** Changes one company's open part of a request by the link's token, and answers with the whole request. */
export async function changePart(
  { token, id }: Asked,
  { database, language, visitor, now }: OperationContext,
  told: Text,
  change: Change,
) {
  await requireWithinLimit(database.pool, readsOfNetwork, networkOf(visitor.ip));
  const request = await requireLinkedRequest(database.pool, token);
  await requireWithinLimit(database.pool, wordsOfBuyer, String(request));
  await inTransaction(database.pool, async (client) => {
    const lead = await lockOfRequest(client, request, id);
    if (lead.is_closed) throw conflict(conversationTexts.isClosed);
    await change(client, lead);
  });
  return {
    message: translateIn(language)(told),
    ...(await requestAnswer(database.pool, request, { language, today: todayAt(now) })),
  };
}
