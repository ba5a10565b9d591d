import { companiesTexts } from '#features/companies/companies.texts.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { bigint, int, nullable } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { rowsOf } from '#platform/database/followed-rows.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { companies } from './companies.table.ts';

const selectListed = query({
  name: 'companies.listed',
  values: { id: bigint },
  row: { type: nullable(int) },
  sql: sql`select type from ${companies} where id = $id and listed`,
  follows: [rowsOf(companies, { id: '$id' })],
});

/** For calls about a visible company; one that is not listed gives a 404. */
export async function requireListedCompany(connection: Connection, id: number) {
  const company = await selectListed.first(connection, { id });
  if (!company) throw notFound(companiesTexts.notFound);
  return company;
}
