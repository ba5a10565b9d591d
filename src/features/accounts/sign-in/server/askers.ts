import { createHash } from 'node:crypto';
import { accounts } from '#features/accounts/server/accounts.table.ts';
import { array, bigint, bool, bytes, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { raw, sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import { knownAskers } from './known-askers.table.ts';

const KEPT = raw(`interval '180 days'`);
const MOST_OF_ACCOUNT = 30;

/** Who requests a code for an address, as hashes: of the browser's cookie, if it has one, and of the network. */
export type Asker = { readonly browser: Buffer | null; readonly network: Buffer };

/**
 * Whether somebody has signed in to the account before from this browser, or at least from this network. Everybody else
 * is a stranger to it.
 */
export const standings = ['known-browser', 'known-network', 'stranger'] as const;

export type Standing = (typeof standings)[number];

/** The address is hashed along, so that the same browser has a different hash in every account. */
const hashOf = (kind: string, email: string, value: string): Buffer =>
  createHash('sha256').update(`${kind}\n${email}\n${value}`).digest();

export const hashOfBrowser = (email: string, token: string) => hashOf('browser', email, token);

export function askerOf(
  email: string,
  visitor: { readonly ip: string; readonly browser: string | null },
): Asker {
  const { browser, ip } = visitor;
  return {
    browser: browser === null ? null : hashOfBrowser(email, browser),
    network: hashOf('network', email, networkOf(ip)),
  };
}

const knows = (asker: '$browser' | '$network') => sql`exists (
  select from ${knownAskers} k join ${accounts} a on a.id = k.account_id
  where a.email = $email and k.asker = ${raw(asker)} and k.last_used_at > now() - ${KEPT})`;

const selectStanding = query({
  name: 'accounts.standing-of-asker',
  values: { email: text, browser: nullable(bytes), network: bytes },
  row: { by_browser: bool, by_network: bool },
  plan: 'each call',
  sql: sql`select ${knows('$browser')} as by_browser, ${knows('$network')} as by_network`,
});

export async function findStanding(
  connection: Connection,
  email: string,
  asker: Asker,
): Promise<Standing> {
  const known = await selectStanding.one(connection, { email, ...asker });
  if (known.by_browser) return 'known-browser';
  return known.by_network ? 'known-network' : 'stranger';
}

const noteAskers = command({
  name: 'accounts.note-askers',
  values: { accountId: bigint, askers: array(bytes) },
  sql: sql`
    insert into ${knownAskers} (account_id, asker) select $accountId, unnest($askers::bytea[])
    on conflict (account_id, asker) do update set last_used_at = now()`,
});

const dropOldAskers = command({
  name: 'accounts.drop-old-askers',
  values: { accountId: bigint },
  sql: sql`
    delete from ${knownAskers} where account_id = $accountId and (last_used_at < now() - ${KEPT}
      or asker not in (
        select asker from ${knownAskers} where account_id = $accountId
        order by last_used_at desc limit ${MOST_OF_ACCOUNT}))`,
});

/** From now on the account knows this browser and network. */
export async function rememberAsker(
  connection: Connection,
  accountId: number,
  { browser, network }: Asker,
): Promise<void> {
  await noteAskers.run(connection, {
    accountId,
    askers: browser ? [browser, network] : [network],
  });
  await dropOldAskers.run(connection, { accountId });
}
