import type pg from 'pg';
import { commandLine, recordAction } from '#console/audit/server/audit.ts';
import { companySubject } from '#features/companies/companies.audit.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { decideAboutCompany } from './decide.ts';

/** Approved and active, with the type the operator decided on. The person hears of it by mail. */
export async function approveExhibitor(
  pool: pg.Pool,
  { email, type, appUrl }: { email: string; type: number; appUrl: string },
): Promise<{ company: string } | null> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number; name: string }>(
      `select c.id, c.name from companies c
       join accounts a on a.id = c.owner_account_id where a.email = $1`,
      [email],
    );
    const [company] = rows;
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
