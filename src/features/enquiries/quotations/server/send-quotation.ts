import type pg from 'pg';
import * as z from 'zod/mini';
import { conversationTexts } from '#features/enquiries/conversation.texts.ts';
import { requireSender } from '#features/enquiries/inbox/server/change-lead.ts';
import type { OwnEnquiry } from '#features/enquiries/inbox/server/inbox-answers.ts';
import {
  quotationLimits,
  VALID_DAYS_MOST,
} from '#features/enquiries/quotations/quotations.contract.ts';
import { quotationsTexts as texts } from '#features/enquiries/quotations/quotations.texts.ts';
import { readLines } from '#features/enquiries/requests/server/lead-request.ts';
import { makeBuyerLink } from '#features/enquiries/server/buyer-links.ts';
import { enquiries } from '#features/enquiries/server/enquiries.table.ts';
import { type EnquiryFile, keepFile } from '#features/enquiries/server/kept-file.ts';
import { QUANTITY_MOST } from '#features/products/public.ts';
import { CallProblem, conflict, invalidInput } from '#platform/calls/call-problem.ts';
import { requireSameInput } from '#platform/calls/retry-keys.ts';
import {
  array,
  bigint,
  bytes,
  date,
  int,
  nullable,
  oneOf,
  text,
  uuid,
} from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { addDays, type CalendarDate, findCalendarDate } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { typedLine } from '#platform/fields/text-fields.ts';
import { findTypedMinor, questionOfAmount } from '#platform/fields/typed-amount.ts';
import { documentKinds } from '#platform/files/document-kind.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { findMinor, toDecimal } from '#platform/money/amounts.ts';
import { quotationLines } from './quotation-lines.table.ts';
import { mailQuotation } from './quotation-mails.ts';
import { quotations } from './quotations.table.ts';
import { totalOf } from './read-quotations.ts';

const EXAMPLE_MINOR = 12_500;

const wrong = (field: string, said: Text) => invalidInput([{ field, text: said }]);

const count = (most: number, least = 1) =>
  z.optional(z.nullable(z.int().check(z.minimum(least), z.maximum(most))));

const typedLines = z.array(
  z.object({
    line_id: z.int(),
    price: z._default(z.string().check(z.maxLength(20)), ''),
    min_quantity: count(QUANTITY_MOST),
    delivery_days: count(quotationLimits.deliveryDays, 0),
    note: z._default(typedLine.check(z.maxLength(quotationLimits.lineNote)), ''),
  }),
);

function parseLines(typed: string) {
  try {
    return typedLines.parse(JSON.parse(typed));
  } catch {
    throw wrong('lines', texts.linesWrong);
  }
}

function priceOf(typed: string, currency: string): number | null {
  if (typed.trim() === '') return null;
  const question = questionOfAmount(typed, currency);
  if (question) throw invalidInput([{ field: 'lines', ...question }]);
  const minor = findTypedMinor(typed, currency);
  if (minor === undefined) {
    const values = { currency, example: toDecimal(EXAMPLE_MINOR, currency) };
    throw invalidInput([{ field: 'lines', text: texts.priceWrong, values }]);
  }
  return minor;
}

type AskedLine = { readonly id: number; readonly quantity: number };

/** Checks the lines: one for each requested line and no other, at least one with a price. */
function quotedLines(typed: string, currency: string, asked: readonly AskedLine[]) {
  const given = new Map(parseLines(typed).map((line) => [line.line_id, line]));
  const ids = new Set(asked.map(({ id }) => id));
  if ([...given.keys()].some((id) => !ids.has(id))) throw wrong('lines', texts.linesWrong);
  const lines = asked.map(({ id, quantity }) => {
    const { price = '', min_quantity, delivery_days, note = '' } = given.get(id) ?? {};
    return {
      ...{ id, quantity },
      price_minor: priceOf(price, currency),
      minQuantity: min_quantity ?? null,
      deliveryDays: delivery_days ?? null,
      note,
    };
  });
  if (lines.every(({ price_minor }) => price_minor === null)) throw wrong('lines', texts.noPrice);
  // A sum above the largest readable amount would no longer be exact, and nothing could be compared with it.
  if (findMinor(toDecimal(totalOf(lines), currency), currency) === undefined) {
    throw wrong('lines', texts.totalTooHigh);
  }
  return lines;
}

export function validityOf(typed: string, now: Date): CalendarDate {
  const day = findCalendarDate(typed);
  if (!day) throw wrong('valid_until', texts.validWrong);
  const today = todayAt(now);
  if (day < today || day > addDays(today, VALID_DAYS_MOST)) {
    throw wrong('valid_until', texts.validRange);
  }
  return day;
}

const selectByKey = query({
  name: 'quotations.by-key',
  values: { key: uuid, enquiry: bigint },
  row: { asked: nullable(bytes) },
  sql: sql`select asked from ${quotations} where send_key = $key and enquiry_id = $enquiry`,
});

const replaceOpen = command({
  name: 'quotations.replace-open',
  values: { enquiry: bigint },
  sql: sql`
    update ${quotations} set state = 'replaced' where enquiry_id = $enquiry and state = 'open'`,
});

const selectAccepted = query({
  name: 'quotations.accepted-of-lead',
  values: { enquiry: bigint },
  row: {},
  sql: sql`select from ${quotations} where enquiry_id = $enquiry and state = 'accepted'`,
});

const insertQuotation = command({
  name: 'quotations.add',
  values: {
    key: uuid,
    asked: bytes,
    enquiry: bigint,
    currency: text,
    validUntil: date,
    terms: text,
    file: nullable(text),
    fileName: nullable(text),
    fileType: nullable(oneOf(documentKinds)),
  },
  row: { id: bigint },
  sql: sql`
    insert into ${quotations} (send_key, asked, enquiry_id, revision, currency, valid_until, terms,
      file, file_name, file_type)
    select $key, $asked, $enquiry, 1 + count(*)::int, $currency, $validUntil::date, $terms, $file, $fileName,
      $fileType
    from ${quotations} earlier where earlier.enquiry_id = $enquiry
    returning id`,
});

const insertLines = command({
  name: 'quotations.add-lines',
  values: {
    quotation: bigint,
    ids: array(bigint),
    prices: array(nullable(bigint)),
    minQuantities: array(nullable(int)),
    deliveryDays: array(nullable(int)),
    notes: array(text),
  },
  sql: sql`
    insert into ${quotationLines} (quotation_id, line_id, price_minor, min_quantity, delivery_days,
      note)
    select $quotation, said.line, said.price, said.least, said.days, said.note
    from unnest($ids::bigint[], $prices::bigint[], $minQuantities::int[], $deliveryDays::int[],
      $notes::text[]) as said (line, price, least, days, note)`,
});

const markQuoted = command({
  name: 'quotations.mark-lead',
  values: { enquiry: bigint },
  sql: sql`
    update ${enquiries} set is_unread = false, state = 'quoted',
      first_answered_at = coalesce(first_answered_at, now())
    where id = $enquiry`,
});

async function addLines(
  client: Connection,
  quotation: number,
  lines: ReturnType<typeof quotedLines>,
) {
  await insertLines.run(client, {
    quotation,
    ids: lines.map(({ id }) => id),
    prices: lines.map(({ price_minor }) => price_minor),
    minQuantities: lines.map(({ minQuantity }) => minQuantity),
    deliveryDays: lines.map(({ deliveryDays }) => deliveryDays),
    notes: lines.map(({ note }) => note),
  });
}

export type NewQuotation = {
  readonly key: string;
  /** Hash of everything that was sent with the key. */
  readonly asked: Buffer;
  readonly currency: string;
  readonly lines: string;
  readonly validUntil: CalendarDate;
  readonly terms: string;
  readonly file: EnquiryFile | undefined;
};

type Parts = { readonly files: FileStore; readonly appUrl: string };

/** Adds a revision and queues its mail in one transaction; repeating the same key sends nothing twice. */
export async function addQuotation(
  client: pg.ClientBase,
  own: OwnEnquiry,
  quotation: NewQuotation,
  { files, appUrl }: Parts,
): Promise<void> {
  const { id: enquiry } = own;
  const { key, asked, currency, validUntil, terms } = quotation;
  const buyer = await requireSender(client, own);
  if (buyer.request_id === null) throw conflict(texts.notARequest);
  const before = await selectByKey.first(client, { key, enquiry });
  if (before) return requireSameInput(before.asked, asked);
  if (buyer.is_closed) throw conflict(conversationTexts.isClosed);
  if (await selectAccepted.first(client, { enquiry })) {
    throw new CallProblem('accepted', 409, texts.isAccepted);
  }
  const askedFor = await readLines(client, enquiry, buyer.language);
  const lines = quotedLines(quotation.lines, currency, askedFor);
  await replaceOpen.run(client, { enquiry });
  const file = await keepFile(files, quotation.file);
  const { id } = await insertQuotation.one(client, {
    ...{ key, asked, enquiry, currency, validUntil, terms },
    file: file?.path,
    fileName: file?.name,
    fileType: file?.kind,
  });
  await addLines(client, id, lines);
  await markQuoted.run(client, { enquiry });
  const { language } = buyer;
  const lead = { id: enquiry, requestId: buyer.request_id };
  const link = await makeBuyerLink(client, lead, { language, appUrl });
  await mailQuotation(client, { enquiry, buyer, link, quotation: id, file: quotation.file });
}
