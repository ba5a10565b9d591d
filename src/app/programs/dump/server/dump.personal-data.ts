import { companyFacts } from '#features/companies/server/public.ts';
import { bigint, bool } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import type { PersonalDataSource } from '#platform/privacy/personal-data.ts';
import { withdrawDumps } from './kept-dumps.ts';

/** Strangers whose company was never shown cannot have the files made anew. */
const selectWasShown = query({
  name: 'dumps.was-company-shown',
  values: { company: bigint },
  row: { was_shown: bool },
  plan: 'each call',
  sql: sql`
    select exists (
      select from ${companyFacts} where id = $company and exhibitor_status in (1, 3)) as was_shown`,
});

/** The files with all public records hold what a company showed of itself; they are made anew at once, without it. */
export const dumpPersonalData: PersonalDataSource = {
  collect: async () => [],
  async withdraw(connection, { companyId: company }) {
    if (company === null) return [];
    const { was_shown: wasShown } = await selectWasShown.one(connection, { company });
    return wasShown ? withdrawDumps(connection) : [];
  },
};
