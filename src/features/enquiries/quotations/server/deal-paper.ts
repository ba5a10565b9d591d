import { companyFacts } from '#features/companies/server/public.ts';
import { dealTexts as texts } from '#features/enquiries/quotations/deal.texts.ts';
import { quotationsTexts } from '#features/enquiries/quotations/quotations.texts.ts';
import { requestsTexts } from '#features/enquiries/requests/requests.texts.ts';
import { enquiries } from '#features/enquiries/server/enquiries.table.ts';
import type { ReceiptContent } from '#features/payments/server/public.ts';
import { readSiteName } from '#features/site/server/public.ts';
import { bigint, nullable, oneOf, present, text, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { placeName } from '#platform/geo/place-name.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { type Language, languages } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { formatMoney } from '#platform/money/format-money.ts';
import { quotations } from './quotations.table.ts';
import { type ReadQuotation, readQuotations } from './read-quotations.ts';

const NUMBER_DIGITS = 6;

/** The deal's number, the same for buyer and company. */
export const dealNumber = (id: number) => `Q-${String(id).padStart(NUMBER_DIGITS, '0')}`;

/** Mail topic of the document. It is its own, so that later mails do not replace it while it waits. */
export const dealTopicOf = (id: number) => `deal:${id}`;

const selectDeal = query({
  name: 'quotations.deal',
  values: { id: bigint },
  row: {
    id: bigint,
    enquiry: bigint,
    request: nullable(bigint),
    company: nullable(bigint),
    companyName: text,
    companyNameAr: nullable(text),
    companyEmail: nullable(text),
    name: text,
    email: text,
    phone: nullable(text),
    language: oneOf(languages),
    country: text,
    city: nullable(text),
    subject: text,
    decidedAt: present(timestamp),
  },
  sql: sql`
    select q.id, e.id as enquiry, e.request_id as request, e.company_id as company,
      coalesce(c.name, e.company_name) as "companyName",
      case when c.id is null then e.company_name_ar else c.name_ar end as "companyNameAr",
      c.email as "companyEmail", e.name, e.email, e.phone, e.language, e.country, e.city, e.subject,
      q.decided_at as "decidedAt"
    from ${quotations} q join ${enquiries} e on e.id = q.enquiry_id
    left join ${companyFacts} c on c.id = e.company_id
    where q.id = $id and e.email is not null`,
});

export const readDeal = (connection: Connection, id: number) => selectDeal.one(connection, { id });

export type Deal = Awaited<ReturnType<typeof readDeal>>;

type Line = ReadQuotation['lines'][number];

/** Direction marks: they keep a number's groups in order within Arabic text. */
const LEFT_TO_RIGHT = '\u200e';
const RIGHT_TO_LEFT = '\u200f';

/** Adds a direction mark, so that the full stop stays at the end of the quoted text in either direction. */
const closed = (words: string) =>
  words + (/^\P{L}*\p{Script=Arabic}/u.test(words) ? RIGHT_TO_LEFT : LEFT_TO_RIGHT);

/** The facts shown below a line. */
function noteOf(line: Line & { readonly price: string }, currency: string, language: Language) {
  const t = translateIn(language);
  const { quantity, price, min_quantity, delivery_days, note } = line;
  const said = [t(texts.each, { quantity, price: formatMoney(t, price, currency) })];
  if (min_quantity) said.push(`${t(quotationsTexts.minQuantity)}: ${min_quantity}`);
  if (delivery_days !== null) {
    said.push(
      `${t(quotationsTexts.delivery)}: ${t(quotationsTexts.days, { count: delivery_days })}`,
    );
  }
  if (note) said.push(closed(note));
  return said.join(' · ');
}

function itemsOf({ lines, currency }: ReadQuotation, language: Language) {
  const t = translateIn(language);
  return lines.flatMap((line) => {
    const { price } = line;
    if (price === null) return [];
    const sum = (Number(price) * line.quantity).toFixed(price.split('.')[1]?.length ?? 0);
    return [
      {
        label: line.title,
        value: formatMoney(t, sum, currency),
        note: noteOf({ ...line, price }, currency, language),
      },
    ];
  });
}

async function sheetIn(
  connection: Connection,
  deal: Deal,
  language: Language,
): Promise<ReceiptContent> {
  const t = translateIn(language);
  const today = todayAt(deal.decidedAt);
  const all = await readQuotations(connection, deal.enquiry, { language, today });
  const accepted = all.find(({ id }) => id === deal.id);
  if (!accepted) throw new Error(`There is no quotation ${deal.id}`);
  const { currency, total, terms, valid_until, revision } = accepted;
  const place = placeName(deal, language);
  const said = (lines: readonly (string | null)[]) => lines.filter((line) => line !== null);
  return {
    language,
    siteName: await readSiteName(connection, language),
    title: t(texts.title),
    facts: [
      { label: t(texts.number), value: dealNumber(deal.id) },
      { label: t(texts.acceptedOn), value: showDate(today, language) },
      { label: t(quotationsTexts.validUntil), value: showDate(valid_until, language) },
      { label: t(texts.revision), value: String(revision) },
      { label: t(requestsTexts.delivery), value: place },
    ],
    billedTo: {
      label: t(texts.buyer),
      lines: said([deal.name, deal.email, deal.phone && LEFT_TO_RIGHT + deal.phone]),
    },
    from: {
      label: t(texts.company),
      lines: said([inLanguage(language, deal.companyName, deal.companyNameAr), deal.companyEmail]),
    },
    heads: { label: t(texts.item), value: t(texts.amount) },
    items: [
      ...itemsOf(accepted, language),
      ...(terms ? [{ label: t(quotationsTexts.terms), value: '', note: closed(terms) }] : []),
    ],
    total: { label: t(quotationsTexts.total), value: formatMoney(t, total, currency) },
    notes: [t(texts.theirs)],
    watermark: null,
  };
}

/** One sheet per language, the buyer's first. */
export async function sheetsOf(connection: Connection, deal: Deal) {
  const order = [deal.language, ...languages.filter((each) => each !== deal.language)];
  const sheets: ReceiptContent[] = [];
  for (const language of order) sheets.push(await sheetIn(connection, deal, language));
  return sheets;
}
