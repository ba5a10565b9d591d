import type pg from 'pg';
import { quotationMailTexts as mailTexts } from '#features/enquiries/quotations/quotation-mails.texts.ts';
import { makeWayBack } from '#features/enquiries/server/buyer-links.ts';
import { enquiries } from '#features/enquiries/server/enquiries.table.ts';
import { sendLetter, tellCompany } from '#features/enquiries/server/enquiry-mails.ts';
import { renderReceipt } from '#features/payments/server/public.ts';
import { bigint, bytes } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { MailAttachment } from '#platform/mail/mail.ts';
import { type Deal, dealNumber, dealTopicOf, readDeal, sheetsOf } from './deal-paper.ts';
import { quotationDeals } from './quotation-deals.table.ts';
import { quotations } from './quotations.table.ts';

/** Longer than making one takes; then it is tried again. */
const RETRY_S = 120;

type Log = { error(details: object, message: string): void };

/** Nothing is made for somebody who has been erased meanwhile. */
const claimDue = command({
  name: 'quotations.claim-due-deal',
  row: { quotation_id: bigint },
  sql: sql`
    update ${quotationDeals} set due_at = now() + make_interval(secs => ${RETRY_S})
    where quotation_id in (
      select d.quotation_id from ${quotationDeals} d
      join ${quotations} q on q.id = d.quotation_id join ${enquiries} e on e.id = q.enquiry_id
      where d.pdf is null and d.due_at <= now() and e.email is not null
      order by d.due_at limit 1 for update of d skip locked)
    returning quotation_id`,
});

const keepPdf = command({
  name: 'quotations.keep-deal',
  values: { id: bigint, pdf: bytes },
  sql: sql`update ${quotationDeals} set pdf = $pdf where quotation_id = $id and pdf is null`,
});

/** Both sides get the same paper. */
async function mailDeal(
  client: Connection,
  deal: Deal,
  { attachment, appUrl }: { readonly attachment: MailAttachment; readonly appUrl: string },
): Promise<void> {
  const { id, enquiry, request, company, language, name, email, phone, subject } = deal;
  const link = await makeWayBack(client, { id: enquiry, requestId: request }, { language, appUrl });
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

type Parts = { readonly pool: pg.Pool; readonly appUrl: string };

/** Kept and mailed together, once: whoever comes second finds it made. */
async function makeDeal({ pool, appUrl }: Parts, id: number): Promise<void> {
  const deal = await readDeal(pool, id);
  const pdf = await renderReceipt(...(await sheetsOf(pool, deal)));
  const attachment = {
    name: `quotation-${dealNumber(id)}.pdf`,
    contentType: 'application/pdf',
    content: pdf,
  };
  await inTransaction(pool, async (client) => {
    if ((await keepPdf.run(client, { id, pdf })) === 0) return;
    await mailDeal(client, deal, { attachment, appUrl });
  });
}

/** Makes and mails the papers of accepted quotations; answers how many were tried. */
export async function makeDueDeals({ log, ...parts }: Parts & { readonly log: Log }) {
  const claimed = await claimDue.first(parts.pool);
  if (!claimed) return 0;
  const id = claimed.quotation_id;
  await makeDeal(parts, id).catch((error: unknown) => {
    log.error({ err: error, quotationId: id }, 'the paper of a quotation could not be made');
  });
  return 1;
}
