import { randomUUID } from 'node:crypto';
import { type DemoQuotation, type DemoRequest, demoRequests } from '#demo/demo-requests.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { findMinor } from '#platform/money/amounts.ts';
import type { DemoFill } from './demo-fill.ts';
import { findCompany, findProduct, type Named } from './find-named.ts';

const HOUR_MS = 3_600_000;

type Asked = DemoRequest['asked'][number];

const ago = ({ today }: DemoFill, hours: number) => new Date(today.getTime() - hours * HOUR_MS);

async function addQuotation(
  fill: DemoFill,
  quotation: DemoQuotation,
  { enquiryId, revision, lineIds }: { enquiryId: number; revision: number; lineIds: number[] },
): Promise<void> {
  const { currency, hoursAgo, validIn, terms, state, declined, lines } = quotation;
  const isDecided = state === 'accepted' || state === 'declined';
  const [made] = await insertRows(fill.connection, 'quotations', {
    ...{ enquiryId, revision, currency, terms, state },
    sendKey: randomUUID(),
    validUntil: addDays(todayAt(fill.today), validIn),
    declineReason: declined?.reason,
    declineNote: declined?.note ?? '',
    decidedAt: isDecided ? ago(fill, hoursAgo - 24) : null,
    createdAt: ago(fill, hoursAgo),
  });
  if (!made) return;
  const rows = lineIds.map((lineId, place) => {
    const offer = lines[place];
    return {
      quotationId: made.id,
      lineId,
      priceMinor: offer ? findMinor(offer.price, currency) : null,
      minQuantity: offer?.least ?? null,
      deliveryDays: offer?.days ?? null,
      note: offer?.note ?? '',
    };
  });
  await insertRows(fill.connection, 'quotation_lines', rows);
  // Its paper is made and mailed by the portal, as every other.
  if (state === 'accepted') {
    await insertRows(fill.connection, 'quotation_deals', { quotationId: made.id });
  }
}

type Line = {
  readonly productId: number | null;
  readonly title: string;
  readonly titleAr: string | null;
  readonly quantity: number;
  readonly note: string;
};

const titleIn = (language: Language, line: Line | undefined) =>
  line ? inLanguage(language, line.title, line.titleAr) : '';

async function linesOf(fill: DemoFill, company: Named, request: DemoRequest, asked: Asked) {
  const lines: Line[] = [];
  for (const { product, quantity, note = '' } of asked.lines) {
    const found = product ? await findProduct(fill, company.id, product) : undefined;
    lines.push({
      productId: found?.id ?? null,
      title: found?.name ?? request.need ?? '',
      titleAr: found?.name_ar ?? null,
      ...{ quantity, note },
    });
  }
  return lines;
}

/** What the company said first, in words or by a quotation. */
function firstAnswer(fill: DemoFill, { quotations = [], talk = [] }: Asked): Date | null {
  const said = talk.flatMap(([author, hours]) => (author === 'company' ? [hours] : []));
  const hours = [...quotations.map(({ hoursAgo }) => hoursAgo), ...said];
  return hours.length > 0 ? ago(fill, Math.max(...hours)) : null;
}

type Made = { readonly requestId: number; readonly accountId: number | null };

async function addLead(
  fill: DemoFill,
  request: DemoRequest,
  asked: Asked,
  { requestId, accountId }: Made,
): Promise<void> {
  const company = await findCompany(fill, asked.company);
  if (!company) return;
  const { name, email, phone, language, country, city, notes, hoursAgo } = request;
  const lines = await linesOf(fill, company, request, asked);
  const [first] = lines;
  const isWon = asked.state === 'won';
  const product = lines.length === 1 && first?.productId ? first : undefined;
  const sharedAt = isWon ? ago(fill, 20) : null;
  const [lead] = await insertRows(fill.connection, 'enquiries', {
    ...{ requestId, accountId, name, email, phone, language, country, city },
    sendKey: randomUUID(),
    companyId: company.id,
    companyName: company.name,
    companyNameAr: company.name_ar,
    about: product ? 'product' : 'company',
    aboutId: product ? product.productId : company.id,
    aboutTitle: product ? product.title : company.name,
    aboutTitleAr: product ? product.titleAr : company.name_ar,
    subject: titleIn(language, first),
    quantity: lines.length === 1 ? String(first?.quantity) : null,
    state: asked.state,
    labels: asked.labels ?? [],
    isUnread: asked.unread === true,
    firstAnsweredAt: firstAnswer(fill, asked),
    emailSharedAt: sharedAt,
    phoneSharedAt: phone ? sharedAt : null,
    createdAt: ago(fill, hoursAgo),
  });
  if (!lead) return;
  const enquiryId = Number(lead.id);
  const made = await insertRows(
    fill.connection,
    'quote_request_lines',
    lines.map((line) => ({ ...line, enquiryId })),
  );
  const said = [['buyer', hoursAgo, notes] as const, ...(asked.talk ?? [])];
  await insertRows(
    fill.connection,
    'enquiry_messages',
    said.map(([author, hours, text]) => ({
      ...{ enquiryId, author, text },
      sendKey: randomUUID(),
      createdAt: ago(fill, hours),
    })),
  );
  const lineIds = made.map(({ id }) => Number(id));
  for (const [place, quotation] of (asked.quotations ?? []).entries()) {
    await addQuotation(fill, quotation, { enquiryId, revision: place + 1, lineIds });
  }
}

/** What the demo's buyers wanted prices for, with what came of it. */
export async function fillRequests(fill: DemoFill): Promise<void> {
  for (const request of demoRequests) {
    const { name, email, phone, language, country, city, notes, need, hoursAgo, asked } = request;
    const accountId = fill.accountIds.get(email) ?? null;
    const [first] = asked;
    const company = first && (await findCompany(fill, first.company));
    const [line] = company ? await linesOf(fill, company, request, first) : [];
    const [made] = await insertRows(fill.connection, 'quote_requests', {
      ...{ accountId, name, email, phone, language, country, city, notes },
      sendKey: randomUUID(),
      title: titleIn(language, line),
      neededBy: addDays(todayAt(fill.today), request.neededIn),
      isMatched: need !== undefined,
      createdAt: ago(fill, hoursAgo),
    });
    if (!made) continue;
    const requestId = Number(made.id);
    for (const each of asked) await addLead(fill, request, each, { requestId, accountId });
  }
}
