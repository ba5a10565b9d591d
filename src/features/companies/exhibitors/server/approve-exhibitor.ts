import type pg from 'pg';
import { commandLine, recordAction } from '#console/audit/server/audit.ts';
import { accountFacts } from '#features/accounts/server/public.ts';
import { companySubject } from '#features/companies/companies.audit.ts';
import { companies } from '#features/companies/server/companies.table.ts';
import { bigint, text } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { decideAboutCompany } from './decide.ts';

const selectOwned = query({
  name: 'companies.of-account-email',
  values: { email: text },
  row: { id: bigint, name: text },
  sql: sql`
    select c.id, c.name from ${companies} c
    join ${accountFacts} a on a.id = c.owner_account_id where a.email = $email`,
});

/** Approves a company from the command line, with the given type. Its owner gets a mail. */
export async function approveExhibitor(
  pool: pg.Pool,
  { email, type, appUrl }: { email: string; type: number; appUrl: string },
): Promise<{ company: string } | null> {
  return inTransaction(pool, async (client) => {
    const company = await selectOwned.first(client, { email });
    if (!company) return null;
    const asked = { decision: 'approve', type, appUrl } as const;
    const decided = await decideAboutCompany(client, company.id, asked);
    await recordAction(client, commandLine, {
      action: 'approve',
      subject: companySubject,
      subjectId: company.id,
      before: { name: company.name, ...decided?.before },
      after: { name: company.name, ...decided?.after },
    });
    return { company: company.name };
  });
}
