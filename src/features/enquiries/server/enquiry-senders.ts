import { accountFacts } from '#features/accounts/server/public.ts';
import { bigint, nullable, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { enquirySenders } from './enquiry-senders.table.ts';
import { erasedSenderBlocks } from './erased-sender-blocks.table.ts';

const standings = ['trusted', 'blocked'] as const;

export type SenderStanding = (typeof standings)[number];

const selectBlock = query({
  name: 'enquiries.sender-block',
  values: { company: bigint, email: text },
  row: {},
  sql: sql`
    select from ${enquirySenders}
    where mailbox_of(email) = mailbox_of($email) and standing = 'blocked'
      and (company_id = $company or company_id is null)
    union all
    select from ${erasedSenderBlocks}
    where mailbox_hash = mailbox_hash_of($email) and (company_id = $company or company_id is null)
    union all
    select from ${accountFacts} where mailbox_of(email) = mailbox_of($email) and is_suspended
    limit 1`,
});

/**
 * Whether the company, or the operator for all companies, has blocked this address. Suspended accounts count as well:
 * signed out, their owner could still write by a code or a mailed link.
 */
export async function isBlocked(connection: Connection, company: number, email: string) {
  return (await selectBlock.first(connection, { company, email })) !== undefined;
}

const putStanding = command({
  name: 'enquiries.put-sender-standing',
  values: { company: nullable(bigint), email: text, standing: oneOf(standings) },
  sql: sql`
    insert into ${enquirySenders} (company_id, email, standing) values ($company, $email, $standing)
    on conflict (company_id, email) do update set standing = excluded.standing`,
});

const dropStanding = command({
  name: 'enquiries.drop-sender-standing',
  values: { company: nullable(bigint), email: text },
  sql: sql`
    delete from ${enquirySenders}
    where company_id is not distinct from $company and mailbox_of(email) = mailbox_of($email)`,
});

const dropErasedBlock = command({
  name: 'enquiries.drop-erased-block',
  values: { company: nullable(bigint), email: text },
  sql: sql`
    delete from ${erasedSenderBlocks}
    where company_id is not distinct from $company and mailbox_hash = mailbox_hash_of($email)`,
});

/** Sets a sender's standing with a company; `null` as company means all, set by the operator. */
export async function setSenderStanding(
  client: Connection,
  { company, email }: { readonly company: number | null; readonly email: string },
  standing: SenderStanding | 'plain',
): Promise<void> {
  // One standing per mailbox, whichever alias of it was named last.
  await dropStanding.run(client, { company, email });
  await dropErasedBlock.run(client, { company, email });
  if (standing !== 'plain') await putStanding.run(client, { company, email, standing });
}
