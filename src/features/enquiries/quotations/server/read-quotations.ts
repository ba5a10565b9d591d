import type { QuotationState } from '#features/enquiries/quotations/quotation-states.ts';
import { declineReasons } from '#features/enquiries/quotations/quotation-states.ts';
import { quoteRequestLines } from '#features/enquiries/requests/server/quote-request-lines.table.ts';
import { bigint, int, nullable, oneOf, text, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { findDecimal, toDecimal } from '#platform/money/amounts.ts';
import { quotationLines } from './quotation-lines.table.ts';
import { quotations } from './quotations.table.ts';

const storedStates = ['open', 'replaced', 'accepted', 'declined'] as const;

const row = {
  id: bigint,
  revision: int,
  state: oneOf(storedStates),
  currency: text,
  valid_until: text,
  terms: text,
  file_name: nullable(text),
  decline_reason: nullable(oneOf(declineReasons)),
  decline_note: text,
  created_at: timestamp,
  decided_at: nullable(timestamp),
};

type QuotationRow = RowOf<typeof row>;

const selectQuotations = query({
  name: 'quotations.of-lead',
  values: { enquiry: bigint },
  row,
  sql: sql`
    select id, revision, state, currency, valid_until::text, terms, file_name, decline_reason,
      decline_note, created_at, decided_at
    from ${quotations} where enquiry_id = $enquiry order by revision desc`,
});

const line = {
  quotation_id: bigint,
  line_id: bigint,
  title: text,
  title_ar: nullable(text),
  quantity: int,
  price_minor: nullable(bigint),
  min_quantity: nullable(int),
  delivery_days: nullable(int),
  note: text,
};

type LineRow = RowOf<typeof line>;

const selectLines = query({
  name: 'quotations.lines-of-lead',
  values: { enquiry: bigint },
  row: line,
  sql: sql`
    select l.quotation_id, l.line_id, asked.title, asked.title_ar, asked.quantity, l.price_minor,
      l.min_quantity, l.delivery_days, l.note
    from ${quotations} q join ${quotationLines} l on l.quotation_id = q.id
    join ${quoteRequestLines} asked on asked.id = l.line_id
    where q.enquiry_id = $enquiry order by l.line_id`,
});

/** An open quotation is valid until the end of its last day. */
export function stateOn(
  { state, valid_until }: Pick<QuotationRow, 'state' | 'valid_until'>,
  today: CalendarDate,
): QuotationState {
  return state === 'open' && valid_until < today ? 'expired' : state;
}

/** Price times quantity, summed over all offered lines. */
export const totalOf = (lines: readonly Pick<LineRow, 'price_minor' | 'quantity'>[]) =>
  lines.reduce((sum, { price_minor, quantity }) => sum + (price_minor ?? 0) * quantity, 0);

type Reader = { readonly language: Language; readonly today: CalendarDate };

/** All revisions of a company's quotation, the newest first. */
export async function readQuotations(
  connection: Connection,
  enquiry: number,
  { language, today }: Reader,
) {
  const rows = await selectQuotations.all(connection, { enquiry });
  if (rows.length === 0) return [];
  const all = await selectLines.all(connection, { enquiry });
  return rows.map((each) => {
    const lines = all.filter(({ quotation_id }) => quotation_id === each.id);
    const { currency } = each;
    return {
      ...each,
      state: stateOn(each, today),
      total: toDecimal(totalOf(lines), currency),
      created_at: each.created_at.toISOString(),
      decided_at: each.decided_at?.toISOString() ?? null,
      lines: lines.map(({ quotation_id: _id, title, title_ar, price_minor, ...facts }) => ({
        ...facts,
        title: inLanguage(language, title, title_ar),
        price: findDecimal(price_minor, currency),
      })),
    };
  });
}

export type ReadQuotation = Awaited<ReturnType<typeof readQuotations>>[number];
