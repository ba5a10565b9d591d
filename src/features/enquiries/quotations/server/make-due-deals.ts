import type pg from 'pg';
import { quotationMailTexts as mailTexts } from '#features/enquiries/quotations/quotation-mails.texts.ts';
import { makeBuyerLink } from '#features/enquiries/server/buyer-links.ts';
import { enquiries } from '#features/enquiries/server/enquiries.table.ts';
import { sendLetter, tellCompany } from '#features/enquiries/server/enquiry-mails.ts';
import { type ReceiptContent, renderPaper } from '#features/payments/server/public.ts';
import { bigint, bytes, int } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { MailAttachment } from '#platform/mail/mail.ts';
import { TaskFailed } from '#platform/processes/problems.ts';
import { type Deal, dealNumber, dealTopicOf, readDeal, sheetsOf } from './deal-paper.ts';
import { plainSheet } from './plain-sheet.ts';
import { quotationDeals } from './quotation-deals.table.ts';
import { quotations } from './quotations.table.ts';

/** Longer than making a document takes; after this it is tried again. */
const RETRY_S = 120;
/** A failure of the document itself is final after two tries; a machine that is too busy gets more. */
const MOST_TRIES = 2;
const MOST_TRIES_WHILE_BUSY = 20;

type Log = { error(details: object, message: string): void };

/** Skips deals whose buyer was erased meanwhile. */
const claimDue = command({
  name: 'quotations.claim-due-deal',
  row: { quotation_id: bigint, tries: int },
  sql: sql`
    update ${quotationDeals} set tries = tries + 1, due_at = now() + make_interval(secs => ${RETRY_S})
    where quotation_id in (
      select d.quotation_id from ${quotationDeals} d
      join ${quotations} q on q.id = d.quotation_id join ${enquiries} e on e.id = q.enquiry_id
      where d.pdf is null and d.due_at <= now() and e.email is not null
      order by d.due_at limit 1 for update of d skip locked)
    returning quotation_id, tries`,
});

const keepPdf = command({
  name: 'quotations.keep-deal',
  values: { id: bigint, pdf: bytes },
  sql: sql`update ${quotationDeals} set pdf = $pdf where quotation_id = $id and pdf is null`,
});

const giveUp = command({
  name: 'quotations.give-paper-up',
  values: { id: bigint },
  sql: sql`
    update ${quotationDeals} set due_at = 'infinity'
    where quotation_id = $id and pdf is null and due_at < 'infinity'`,
});

/** Mails the same document to buyer and company. */
async function mailDeal(
  client: Connection,
  deal: Deal,
  { attachment, appUrl }: { readonly attachment: MailAttachment; readonly appUrl: string },
): Promise<void> {
  const { id, enquiry, request, company, language, name, email, phone, subject } = deal;
  const link = await makeBuyerLink(
    client,
    { id: enquiry, requestId: request },
    { language, appUrl },
  );
  await sendLetter(client, {
    recipient: email,
    language,
    subject: mailTexts.dealSubject,
    body: mailTexts.dealBody,
    topic: dealTopicOf(id),
    attachment,
    values: { name, link, company: inLanguage(language, deal.companyName, deal.companyNameAr) },
  });
  if (company === null) return;
  await tellCompany(
    client,
    { id: enquiry, company, name, subject, appUrl },
    {
      subject: mailTexts.acceptedSubject,
      body: mailTexts.acceptedBody,
      topic: dealTopicOf(id),
      attachment,
      values: () => ({ email, phone: phone ?? '–' }),
    },
  );
}

type Parts = {
  readonly pool: pg.Pool;
  readonly appUrl: string;
  readonly render?: typeof renderPaper;
};

type Claimed = { readonly id: number; readonly tries: number };

const named = (id: number, ending: string) => `quotation-${dealNumber(id)}.${ending}`;

/** Renders the PDF; if that keeps failing, falls back to plain text. */
async function makePaper(
  sheets: readonly ReceiptContent[],
  { id, tries }: Claimed,
  render: typeof renderPaper,
) {
  try {
    const pdf = await render(sheets);
    return { pdf, name: named(id, 'pdf'), contentType: 'application/pdf', content: pdf };
  } catch (error) {
    const most = error instanceof TaskFailed ? MOST_TRIES : MOST_TRIES_WHILE_BUSY;
    if (tries < most) throw error;
    const content = Buffer.from(sheets.map(plainSheet).join('\n\n'));
    return { pdf: null, name: named(id, 'txt'), contentType: 'text/plain; charset=utf-8', content };
  }
}

/** Stores the document and mails it in one transaction; another process that comes second does neither. */
async function makeDeal(
  { pool, appUrl, render = renderPaper }: Parts,
  claimed: Claimed,
): Promise<void> {
  const { id } = claimed;
  const deal = await readDeal(pool, id);
  const { pdf, ...attachment } = await makePaper(await sheetsOf(pool, deal), claimed, render);
  await inTransaction(pool, async (client) => {
    const isFirst = await (pdf ? keepPdf.run(client, { id, pdf }) : giveUp.run(client, { id }));
    if (isFirst > 0) await mailDeal(client, deal, { attachment, appUrl });
  });
}

/** Makes and mails the next due document; returns how many were tried. */
export async function makeDueDeals({ log, ...parts }: Parts & { readonly log: Log }) {
  const claimed = await claimDue.first(parts.pool);
  if (!claimed) return 0;
  const { quotation_id: id, tries } = claimed;
  await makeDeal(parts, { id, tries }).catch((error: unknown) => {
    log.error({ err: error, quotationId: id }, 'the paper of a quotation could not be made');
  });
  return 1;
}
