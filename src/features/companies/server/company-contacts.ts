import { array, bigint, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { companies } from './companies.table.ts';

const contactColumns = { id: bigint, name: text, name_ar: nullable(text), email: text };

export type CompanyContact = RowOf<typeof contactColumns>;

const selectContacts = query({
  name: 'companies.contacts',
  values: { ids: array(bigint) },
  row: contactColumns,
  sql: sql`select id, name, name_ar, email from ${companies} where id = any($ids)`,
});

/** How companies are called and reached, listed or not, by their ids. */
export async function readCompanyContacts(
  connection: Connection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CompanyContact>> {
  const contacts = await selectContacts.all(connection, { ids });
  return new Map(contacts.map((contact) => [contact.id, contact]));
}
