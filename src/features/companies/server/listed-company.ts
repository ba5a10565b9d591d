import type pg from 'pg';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { prepared } from '#platform/database/prepared.ts';

const selectListed = prepared<{ id: number }>(
  'company-is-listed',
  'select id from companies where id = $1 and listed',
);

/** For what other features show of a company: one that is not listed does not exist for visitors. */
export async function requireListedCompany(connection: Pick<pg.Pool, 'query'>, id: number) {
  const [company] = await selectListed(connection, [id]);
  if (!company) throw notFound(companiesTexts.notFound);
}
