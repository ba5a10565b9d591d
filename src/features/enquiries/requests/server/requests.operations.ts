import * as z from 'zod/mini';
import { countMatchingCompanies } from '#features/companies/server/public.ts';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import type { RequestFacts, RequestNeed } from '#features/enquiries/requests/new-request.ts';
import {
  countMatches,
  listOwnRequests,
  openOwnRequest,
  requestLimits,
  sendRequest,
} from '#features/enquiries/requests/requests.contract.ts';
import { requestsTexts as texts } from '#features/enquiries/requests/requests.texts.ts';
import { openRequestToken } from '#features/enquiries/server/buyer-links.ts';
import { findSender } from '#features/enquiries/server/find-sender.ts';
import { keepFile, readEnquiryFile } from '#features/enquiries/server/kept-file.ts';
import { isWaiting, keepUnconfirmed } from '#features/enquiries/server/unconfirmed.ts';
import { QUANTITY_MOST, TRAY_MOST } from '#features/products/public.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { ParsedInput } from '#platform/calls/call.ts';
import { invalidInput, notFound } from '#platform/calls/call-problem.ts';
import { type Operation, type OperationContext, operation } from '#platform/calls/operation.ts';
import { hashOfInput } from '#platform/calls/retry-keys.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { findCalendarDate } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { typedLine } from '#platform/fields/text-fields.ts';
import type { ReadDocument } from '#platform/files/read-document.ts';
import { isCountry } from '#platform/geo/countries.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { withRoomInMailbox } from '#platform/limits/mailbox-limit.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import { buyerRequestOperations } from './buyer-request.operations.ts';
import { givingRequestFile } from './lead-request.ts';
import { findOwnRequest, selectOwnRequests } from './own-requests.ts';
import { receiveRequest, requestsBefore } from './receive-request.ts';
import { mailRequestCode } from './request-mails.ts';

/** A network may be a whole hospital. What one person may send is limited by what was stored before. */
const sendsOfNetwork: RateLimit = { name: 'request-net', times: 60, withinS: 3600 };
const countsOfNetwork: RateLimit = { name: 'request-matches', times: 600, withinS: 3600 };

type Sent = ParsedInput<typeof sendRequest>;

const wrong = (field: string, text: Text) => invalidInput([{ field, text }]);

const items = z
  .array(
    z.object({
      id: z.int().check(z.minimum(1)),
      quantity: z.int().check(z.minimum(1), z.maximum(QUANTITY_MOST)),
      note: z._default(typedLine.check(z.maxLength(requestLimits.lineNote)), ''),
    }),
  )
  .check(z.maxLength(TRAY_MOST));

/** If a product is named twice, the last one counts. */
function itemsOf(text: string | undefined) {
  if (!text) return [];
  try {
    const read = items.parse(JSON.parse(text));
    return [...new Map(read.map((item) => [item.id, item])).values()];
  } catch {
    throw wrong('items', texts.itemsWrong);
  }
}

function needOf(input: Sent): RequestNeed {
  const { need, need_quantity, category, company_country, company_type, companies } = input;
  if (!need) throw wrong('need', texts.needRequired);
  if (!category) throw wrong('category', texts.categoryRequired);
  return {
    title: need,
    quantity: need_quantity ?? 1,
    category,
    country: company_country ?? null,
    type: company_type ?? null,
    atMost: companies,
  };
}

function dayOf(typed: string | undefined, now: Date) {
  if (!typed) return null;
  const day = findCalendarDate(typed);
  if (!day) throw wrong('needed_by', texts.dayWrong);
  if (day < todayAt(now)) throw wrong('needed_by', texts.dayPast);
  return day;
}

function factsOf(input: Sent, { language, now }: OperationContext): RequestFacts {
  const { name, phone, notes, country, city } = input;
  const chosen = itemsOf(input.items);
  if (chosen.length === 0 && !input.need && !input.category) {
    throw wrong('items', texts.nothingAsked);
  }
  if (!isCountry(country)) throw wrong('country', enquiriesTexts.chooseCountry);
  return {
    items: chosen,
    need: chosen.length > 0 ? null : needOf(input),
    ...{ name, notes, country, language },
    phone: phone || null,
    neededBy: dayOf(input.needed_by, now),
    city: city ?? null,
  };
}

async function filesOf({ file_1, file_2, file_3 }: Sent): Promise<readonly ReadDocument[]> {
  const read: ReadDocument[] = [];
  for (const [at, file] of [file_1, file_2, file_3].entries()) {
    const document = await readEnquiryFile(file, `file_${at + 1}`);
    if (document) read.push(document);
  }
  return read;
}

const done = ({ language }: OperationContext, token: string | null) => ({
  message: translateIn(language)(texts.sent),
  outcome: 'sent' as const,
  token,
});

type Asking = { readonly asked: Buffer; readonly context: OperationContext };

async function sendAs(sender: Caller, input: Sent, { asked, context }: Asking) {
  const { database, files, appUrl, now } = context;
  const facts = factsOf(input, context);
  const attached = await filesOf(input);
  const { accountId, email } = sender;
  const request = { ...facts, key: input.key, asked, email, accountId };
  const token = await inTransaction(database.pool, (client) =>
    receiveRequest(client, request, { attached, files, appUrl, now }),
  );
  return done(context, token);
}

async function askToConfirm(input: Sent, { asked, context }: Asking) {
  const { database, files, appUrl, language } = context;
  const { key, email } = input;
  const facts = factsOf(input, context);
  if (!email) throw wrong('email', enquiriesTexts.emailRequired);
  const codeSent = {
    message: translateIn(language)(enquiriesTexts.codeSent, { email }),
    outcome: 'confirm' as const,
    token: null,
  };
  if (await isWaiting(database.pool, { key, email, asked })) return codeSent;
  const attached = await filesOf(input);
  const mailing = () =>
    inTransaction(database.pool, async (client) => {
      const made = await keepUnconfirmed(client, { key, email, asked, facts }, async () => {
        const kept = await Promise.all(attached.map((each) => keepFile(files, each)));
        return kept.flatMap((each) => (each ? [each] : []));
      });
      if (made) await mailRequestCode(client, { key, email, code: made.code, language, appUrl });
      return made;
    });
  const made = await withRoomInMailbox(database.pool, email, mailing);
  if (made) context.tell(`Code for the request of ${email}: ${made.code}`);
  return codeSent;
}

const sending = operation(sendRequest, async (input, context) => {
  const { database, visitor } = context;
  const { key, website, email, ...sent } = input;
  // A bot that filled in the honeypot gets the same answer as everybody, and nothing is stored.
  if (website) return done(context, null);
  const sender = await findSender(context);
  const asked = hashOfInput(sent);
  const from = sender?.email ?? email;
  if (from && (await requestsBefore.isRepeated(database.pool, { key, email: from, asked }))) {
    return done(context, null);
  }
  await requireWithinLimit(database.pool, sendsOfNetwork, networkOf(visitor.ip));
  return sender
    ? sendAs(sender, input, { asked, context })
    : askToConfirm(input, { asked, context });
});

const counting = operation(countMatches, async ({ category, country, type }, context) => {
  const { database, now, visitor } = context;
  await requireWithinLimit(database.pool, countsOfNetwork, networkOf(visitor.ip));
  const wish = { category, country: country ?? null, type: type ?? null, today: todayAt(now) };
  return { count: await countMatchingCompanies(database.pool, wish) };
});

const listing = operation(listOwnRequests, async (_input, { caller, database }) => {
  const rows = await selectOwnRequests.all(database.pool, { account: caller.accountId });
  return {
    requests: rows.map(({ created_at, ...facts }) => ({
      ...facts,
      created_at: created_at.toISOString(),
    })),
  };
});

const opening = operation(openOwnRequest, async ({ id }, { caller, database }) => {
  const found = await findOwnRequest.first(database.pool, { account: caller.accountId, id });
  if (!found) throw notFound(texts.notFound);
  return { token: await inTransaction(database.pool, (client) => openRequestToken(client, id)) };
});

export const requestsOperations: readonly Operation[] = [
  sending,
  counting,
  listing,
  opening,
  givingRequestFile,
  ...buyerRequestOperations,
];
