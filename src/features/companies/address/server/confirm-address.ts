import type pg from 'pg';
import { accountFacts } from '#features/accounts/server/public.ts';
import { companies } from '#features/companies/server/companies.table.ts';
import { bigint, nullable, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query, type RowOf } from '#platform/database/statement.ts';
import { takeTurns } from '#platform/database/transaction-turns.ts';
import { languages } from '#platform/i18n/languages.ts';
import { dropEmailLinks, mailEmailLink } from './email-links.ts';

/** Whether the address that the company `c` states is its confirmed one. */
export const isAddressConfirmed = sql`coalesce(c.confirmed_email = lower(c.email), false)`;

const statedColumns = {
  id: bigint,
  name: text,
  email: text,
  confirmed_email: nullable(text),
  owner_email: nullable(text),
  language: oneOf(languages),
};

const selectStated = query({
  name: 'companies.stated-address',
  values: { id: bigint },
  row: statedColumns,
  sql: sql`
    select c.id, c.name, lower(c.email) as email, c.confirmed_email, a.email as owner_email,
      coalesce(a.language, 'en') as language
    from ${companies} c left join ${accountFacts} a on a.id = c.owner_account_id where c.id = $id`,
});

export type StatedAddress = Readonly<RowOf<typeof statedColumns>>;

/** A company's stated address in lower case, and its confirmed one. */
export function readStatedAddress(
  connection: Connection,
  id: number,
): Promise<StatedAddress | undefined> {
  return selectStated.first(connection, { id });
}

const writeConfirmed = command({
  name: 'companies.confirm-address',
  values: { id: bigint, email: text },
  sql: sql`
    update ${companies} set confirmed_email = $email
    where id = $id and lower(email) = $email
      and not exists (select from ${companies} other
        where other.confirmed_email = $email and other.id <> $id)`,
});

/**
 * Confirms the stated address; false if another company has it confirmed already. Several companies can state the same
 * address.
 */
export async function confirmAddress(
  client: pg.ClientBase,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<boolean> {
  await takeTurns(client, `company address ${email}`);
  const confirmed = (await writeConfirmed.run(client, { id, email })) === 1;
  if (confirmed) await dropEmailLinks(client, id);
  return confirmed;
}

/**
 * Called when a company states an address. The owner's sign-in address is already proven by sign-in codes and is
 * confirmed at once; any other gets a link.
 */
export async function askToConfirm(
  client: pg.ClientBase,
  companyId: number,
  { appUrl, mayMail }: { readonly appUrl: string; readonly mayMail: boolean },
): Promise<void> {
  const stated = await readStatedAddress(client, companyId);
  if (!stated || stated.email === stated.confirmed_email) return;
  if (stated.email === stated.owner_email && (await confirmAddress(client, stated))) return;
  if (mayMail) await mailEmailLink(client, stated, appUrl);
}
