import { companyFacts } from '#features/companies/server/public.ts';
import { bigint, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { enquiries } from './enquiries.table.ts';
import { isBlocked } from './enquiry-senders.ts';

/** More enquiries than this to one company per day are not genuine. */
const MOST_TO_ONE_COMPANY = 5;
/** A company that gets more than this per day is being flooded. */
const FLOOD_OF_COMPANY = 1000;

const selectOwner = query({
  name: 'enquiries.owner-of-company',
  values: { company: bigint },
  row: { owner_account_id: nullable(bigint) },
  sql: sql`select owner_account_id from ${companyFacts} where id = $company`,
});

const countReceived = query({
  name: 'enquiries.count-received',
  values: { company: bigint },
  row: { count: bigint },
  sql: sql`
    select count(*) from (
      select from ${enquiries}
      where company_id = $company and created_at > now() - interval '1 day'
      limit ${FLOOD_OF_COMPANY}) received`,
});

export async function isFlooded(connection: Connection, company: number): Promise<boolean> {
  const { count } = await countReceived.one(connection, { company });
  return count >= FLOOD_OF_COMPANY;
}

const countSentHere = query({
  name: 'enquiries.count-sent-here',
  values: { email: text, company: bigint },
  row: { count: bigint },
  sql: sql`
    select count(*) from ${enquiries}
    where mailbox_of(email) = mailbox_of($email) and company_id = $company
      and created_at > now() - interval '1 day'`,
});

export type Sender = { readonly email: string; readonly accountId: number | null };

export type Refusal = 'own' | 'blocked' | 'too_often';

/**
 * Why nothing from this sender can reach the company. Checked while holding the sender's turn, so that all earlier
 * enquiries are counted.
 */
export async function findRefusal(
  client: Connection,
  { email, accountId }: Sender,
  company: number,
): Promise<Refusal | undefined> {
  const { owner_account_id: owner } = await selectOwner.one(client, { company });
  if (accountId !== null && owner === accountId) return 'own';
  if (await isBlocked(client, company, email)) return 'blocked';
  const { count } = await countSentHere.one(client, { email, company });
  if (count >= MOST_TO_ONE_COMPANY || (await isFlooded(client, company))) return 'too_often';
  return undefined;
}
