import { quotations } from '#features/enquiries/quotations/server/quotations.table.ts';
import { enquiries } from '#features/enquiries/server/enquiries.table.ts';
import { enquiryLinks } from '#features/enquiries/server/enquiry-links.table.ts';
import { bigint, text, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { quoteRequestLines } from './quote-request-lines.table.ts';
import { quoteRequests } from './quote-requests.table.ts';

const MOST_LISTED = 100;

export const selectOwnRequests = query({
  name: 'requests.of-account',
  values: { account: bigint },
  row: {
    id: bigint,
    title: text,
    lines: bigint,
    companies: bigint,
    quoted: bigint,
    created_at: timestamp,
  },
  sql: sql`
    select r.id, r.title,
      (select count(*) from ${quoteRequestLines} l
        join ${enquiries} e on e.id = l.enquiry_id where e.request_id = r.id) as lines,
      (select count(*) from ${enquiries} e where e.request_id = r.id) as companies,
      (select count(*) from ${enquiries} e where e.request_id = r.id and exists (
        select from ${quotations} q where q.enquiry_id = e.id)) as quoted,
      r.created_at
    from ${quoteRequests} r where r.account_id = $account and r.email is not null
    order by r.created_at desc, r.id desc limit ${MOST_LISTED}`,
});

export const findOwnRequest = query({
  name: 'requests.own',
  values: { account: bigint, id: bigint },
  row: {},
  sql: sql`
    select from ${quoteRequests} where id = $id and account_id = $account and email is not null`,
});

const dropOpenedOf = command({
  name: 'requests.drop-opened-of-account',
  values: { account: bigint },
  sql: sql`
    delete from ${enquiryLinks} l using ${quoteRequests} r
    where r.id = l.request_id and r.account_id = $account and l.opened`,
});

/** Ends the links that were opened in a session; links in mails stay valid for whoever reads the mailbox. */
export async function endOpenedRequestsOf(connection: Connection, account: number): Promise<void> {
  await dropOpenedOf.run(connection, { account });
}
