import { companiesTexts } from '#features/companies/companies.texts.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { bigint } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { companies } from './companies.table.ts';

const selectCompany = query({
  name: 'companies.known',
  values: { id: bigint },
  row: { id: bigint },
  sql: sql`select id from ${companies} where id = $id`,
});

export async function requireCompany(connection: Connection, id: number): Promise<void> {
  const company = await selectCompany.first(connection, { id });
  if (!company) throw notFound(companiesTexts.notFound);
}
