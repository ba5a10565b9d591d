import type pg from 'pg';
import { selectSimilarCompanies } from '#features/companies/server/public.ts';
import { bigint, nullable, oneOf, present, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { raw, sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { languages } from '#platform/i18n/languages.ts';
import { makeBuyerLink } from './buyer-links.ts';
import { enquiries } from './enquiries.table.ts';
import { mailUnanswered } from './enquiry-mails.ts';

/** After this time a buyer is told that nobody answered; the mail says a week. */
const UNANSWERED_DAYS = 7;
const SIMILAR_OFFERED = 3;
/** Handled per transaction; the next run follows right after. */
const AT_ONCE = 100;

const claimUnanswered = command({
  name: 'enquiries.claim-unanswered',
  row: {
    id: bigint,
    company_id: nullable(bigint),
    name: text,
    email: present(text),
    language: oneOf(languages),
    subject: text,
    company_name: text,
    company_name_ar: nullable(text),
    about_title: text,
    about_title_ar: nullable(text),
    request_id: nullable(bigint),
  },
  sql: sql`
    update ${enquiries} set told_unanswered_at = now()
    where id in (
      select waiting.id from ${enquiries} waiting
      where waiting.first_answered_at is null and waiting.told_unanswered_at is null
        and waiting.closed_at is null and waiting.email is not null
        and waiting.created_at < now() - ${raw(`interval '${UNANSWERED_DAYS} days'`)}
        and (waiting.request_id is null or not exists (
          select from ${enquiries} other where other.request_id = waiting.request_id
            and (other.first_answered_at is not null or other.told_unanswered_at is not null
              or (other.id < waiting.id and other.closed_at is null))))
      order by waiting.created_at limit ${AT_ONCE} for update skip locked)
    returning id, company_id, name, email, language, subject, company_name, company_name_ar, about_title,
      about_title_ar, request_id`,
});

/** Similar companies to suggest; none if the asked one is gone. */
function findSimilar(client: Connection, company: number | null) {
  if (company === null) return [];
  return selectSimilarCompanies.all(client, { id: company, atMost: SIMILAR_OFFERED });
}

/**
 * Mails buyers, once each, whom nobody has answered, and suggests others; returns the number of mails. For a request,
 * its first company's part stands for all, and the mail is only sent if none has answered.
 */
export async function tellUnanswered(pool: pg.Pool, appUrl: string): Promise<number> {
  return inTransaction(pool, async (client) => {
    const waiting = await claimUnanswered.all(client);
    for (const enquiry of waiting) {
      const { id, language, request_id: requestId } = enquiry;
      const link = await makeBuyerLink(client, { id, requestId }, { language, appUrl });
      const similar = await findSimilar(client, enquiry.company_id);
      await mailUnanswered(client, { ...enquiry, link, similar }, appUrl);
    }
    return waiting.length;
  });
}
