import { moveRequests } from '#features/enquiries/requests/server/move-requests.ts';
import { bigint, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Moving } from '#platform/privacy/personal-data.ts';
import { buyerLink, makeBuyerToken, makeRequestToken, requestLink } from './buyer-links.ts';
import { enquiries } from './enquiries.table.ts';
import { enquiryLinks } from './enquiry-links.table.ts';
import { mailNewLinks } from './enquiry-mails.ts';
import { enquirySenders } from './enquiry-senders.table.ts';

/** Somebody else may read the old mailbox by now. */
const endLinks = command({
  name: 'enquiries.end-links-of-moved',
  values: { from: text },
  sql: sql`
    delete from ${enquiryLinks} l using ${enquiries} e
    where e.id = l.enquiry_id and e.email = $from`,
});

const writeAddress = command({
  name: 'enquiries.move-buyer',
  values: { from: text, to: text },
  row: {
    id: bigint,
    request_id: nullable(bigint),
    subject: text,
    company_name: text,
    company_name_ar: nullable(text),
  },
  sql: sql`
    update ${enquiries} set email = $to where email = $from
    returning id, request_id, subject, company_name, company_name_ar`,
});

const moveStandings = command({
  name: 'enquiries.move-standings',
  values: { from: text, to: text },
  sql: sql`
    update ${enquirySenders} s set email = $to
    where s.email = $from and not exists (
      select from ${enquirySenders} held
      where held.email = $to and held.company_id is not distinct from s.company_id)`,
});

/** Moves a buyer's enquiries to another address and mails new links there; the old links stop working. */
export async function moveBuyer(
  connection: Connection,
  { from, to, language, appUrl }: Moving,
): Promise<void> {
  await endLinks.run(connection, { from });
  const requests = await moveRequests(connection, { from, to });
  const moved = await writeAddress.all(connection, { from, to });
  await moveStandings.run(connection, { from, to });
  const entries: { title: string; link: string }[] = [];
  for (const { id, title } of requests) {
    const link = requestLink(await makeRequestToken(connection, id), language, appUrl);
    entries.push({ title, link });
  }
  for (const { id, subject, company_name: name, company_name_ar: nameAr } of moved.filter(
    ({ request_id }) => request_id === null,
  )) {
    const link = buyerLink(await makeBuyerToken(connection, id), language, appUrl);
    entries.push({ title: `${inLanguage(language, name, nameAr)}: ${subject}`, link });
  }
  await mailNewLinks(connection, { recipient: to, language, entries });
}
