import { createHash } from 'node:crypto';
import { accounts } from '#features/accounts/server/accounts.table.ts';
import { array, bigint, bool, bytes, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { raw, sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import { knownRequesters } from './known-requesters.table.ts';

const KEPT = raw(`interval '180 days'`);
const MOST_OF_ACCOUNT = 30;

/** Who requests a code for an address, as hashes: of the browser's cookie, if it has one, and of the network. */
export type CodeRequester = { readonly browser: Buffer | null; readonly network: Buffer };

/**
 * Whether somebody has signed in to the account before from this browser, or at least from this network. Everybody else
 * is a stranger to it.
 */
export const familiarities = ['known-browser', 'known-network', 'stranger'] as const;

export type Familiarity = (typeof familiarities)[number];

/** The address is hashed along, so that the same browser has a different hash in every account. */
const hashOf = (kind: string, email: string, value: string): Buffer =>
  createHash('sha256').update(`${kind}\n${email}\n${value}`).digest();

export const hashOfBrowser = (email: string, token: string) => hashOf('browser', email, token);

export function requesterOf(
  email: string,
  visitor: { readonly ip: string; readonly browser: string | null },
): CodeRequester {
  const { browser, ip } = visitor;
  return {
    browser: browser === null ? null : hashOfBrowser(email, browser),
    network: hashOf('network', email, networkOf(ip)),
  };
}

const knows = (asker: '$browser' | '$network') => sql`exists (
  select from ${knownRequesters} k join ${accounts} a on a.id = k.account_id
  where a.email = $email and k.asker = ${raw(asker)} and k.last_used_at > now() - ${KEPT})`;

const selectFamiliarity = query({
  name: 'accounts.standing-of-asker',
  values: { email: text, browser: nullable(bytes), network: bytes },
  row: { by_browser: bool, by_network: bool },
  plan: 'each call',
  sql: sql`select ${knows('$browser')} as by_browser, ${knows('$network')} as by_network`,
});

export async function findFamiliarity(
  connection: Connection,
  email: string,
  requester: CodeRequester,
): Promise<Familiarity> {
  const known = await selectFamiliarity.one(connection, { email, ...requester });
  if (known.by_browser) return 'known-browser';
  return known.by_network ? 'known-network' : 'stranger';
}

const recordRequesters = command({
  name: 'accounts.note-askers',
  values: { accountId: bigint, askers: array(bytes) },
  sql: sql`
    insert into ${knownRequesters} (account_id, asker) select $accountId, unnest($askers::bytea[])
    on conflict (account_id, asker) do update set last_used_at = now()`,
});

const dropOldRequesters = command({
  name: 'accounts.drop-old-askers',
  values: { accountId: bigint },
  sql: sql`
    delete from ${knownRequesters} where account_id = $accountId and (last_used_at < now() - ${KEPT}
      or asker not in (
        select asker from ${knownRequesters} where account_id = $accountId
        order by last_used_at desc limit ${MOST_OF_ACCOUNT}))`,
});

/** From now on the account knows this browser and network. */
export async function rememberRequester(
  connection: Connection,
  accountId: number,
  { browser, network }: CodeRequester,
): Promise<void> {
  await recordRequesters.run(connection, {
    accountId,
    askers: browser ? [browser, network] : [network],
  });
  await dropOldRequesters.run(connection, { accountId });
}
