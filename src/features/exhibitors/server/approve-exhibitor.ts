import type pg from 'pg';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { mailAboutApproval } from './exhibitor-mails.ts';

type Approved = { name: string; email: string; language: Language };

/** Approved and active, with the type the operator decided on. The person hears of it by mail. */
export async function approveExhibitor(
  pool: pg.Pool,
  { email, type, appUrl }: { email: string; type: number; appUrl: string },
): Promise<{ company: string } | null> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<Approved>(
      `update companies c set exhibitor_status = 1, status = 1, type = $2
       from accounts a where a.id = c.owner_account_id and a.email = $1
       returning c.name, a.email, a.language`,
      [email, type],
    );
    const [approved] = rows;
    if (!approved) return null;
    await mailAboutApproval(client, approved.name, approved, appUrl);
    return { company: approved.name };
  });
}
