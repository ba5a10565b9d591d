import { conversationTexts } from '#features/enquiries/conversation.texts.ts';
import {
  readRequest,
  writeInRequest,
} from '#features/enquiries/requests/buyer-request.contract.ts';
import { addBuyerMessage } from '#features/enquiries/server/add-buyer-message.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import { requireWithinLimit } from '#platform/limits/rate-limit.ts';
import { requestAnswer, requireLinkedRequest } from './buyer-request.ts';
import { changePart, readsOfNetwork } from './change-part.ts';

const reading = operation(readRequest, async ({ token }, context) => {
  const { database, language, visitor, now } = context;
  await requireWithinLimit(database.pool, readsOfNetwork, networkOf(visitor.ip));
  const id = await requireLinkedRequest(database.pool, token);
  return requestAnswer(database.pool, id, { language, today: todayAt(now) });
});

const writing = operation(writeInRequest, async ({ key, message, ...asked }, context) =>
  changePart(asked, context, conversationTexts.replySent, (client, lead) =>
    addBuyerMessage(client, lead, { key, message, appUrl: context.appUrl }),
  ),
);

export const buyerRequestOperations: readonly Operation[] = [reading, writing];
