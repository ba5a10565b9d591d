import { bigint, bool, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { companies } from './companies.table.ts';

const knownColumns = {
  id: bigint,
  name: text,
  name_ar: nullable(text),
  coupons_allowed: bool,
  is_own: bool,
};

const selectByEmail = query({
  name: 'companies.by-email',
  values: { email: text, ownId: nullable(bigint), ownEmail: nullable(text) },
  row: knownColumns,
  sql: sql`
    select id, name, name_ar, coupons_allowed, coalesce(id = $ownId, false) as is_own
    from ${companies}
    where listed and (confirmed_email = $email
      or id = $ownId and ($email = lower(email) or $email = $ownEmail))
    order by is_own desc limit 1`,
});

/** The caller's own company: it is found by any address that its owner enters. */
export type SignedInCompany = { readonly email: string; readonly companyId: number } | undefined;

/** The listed company with this confirmed address (in lower case), or the caller's own. */
export async function findCompanyByEmail(
  connection: Connection,
  email: string,
  signedIn: SignedInCompany,
): Promise<RowOf<typeof knownColumns> | undefined> {
  const { email: ownEmail, companyId: ownId } = signedIn ?? {};
  return selectByEmail.first(connection, { email, ownId, ownEmail });
}
