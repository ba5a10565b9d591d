import { companiesTexts } from '#features/companies/companies.texts.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import type { Connection } from '#platform/database/connection.ts';

/** Refuses when there is no such company; locks it for the rest of a transaction if asked to. */
export async function requireCompany(
  connection: Connection,
  id: number,
  locking?: 'for update',
): Promise<void> {
  const { rowCount } = await connection.query(
    `select from companies where id = $1 ${locking ?? ''}`,
    [id],
  );
  if (rowCount === 0) throw notFound(companiesTexts.notFound);
}
