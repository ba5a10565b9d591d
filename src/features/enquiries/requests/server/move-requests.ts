import { enquiryLinks } from '#features/enquiries/server/enquiry-links.table.ts';
import { bigint, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { quoteRequests } from './quote-requests.table.ts';

const endLinks = command({
  name: 'requests.end-links-of-moved',
  values: { from: text },
  sql: sql`
    delete from ${enquiryLinks} l using ${quoteRequests} r
    where r.id = l.request_id and r.email = $from`,
});

const writeAddress = command({
  name: 'requests.move-buyer',
  values: { from: text, to: text },
  row: { id: bigint, title: text },
  sql: sql`update ${quoteRequests} set email = $to where email = $from returning id, title`,
});

type Addresses = { readonly from: string; readonly to: string };

/** Moves a buyer's requests to another address. Links that were mailed to the old one stop working. */
export async function moveRequests(connection: Connection, { from, to }: Addresses) {
  await endLinks.run(connection, { from });
  return writeAddress.all(connection, { from, to });
}
