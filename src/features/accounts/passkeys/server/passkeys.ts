import type pg from 'pg';
import {
  array,
  bigint,
  bool,
  bytes,
  int,
  nullable,
  text,
  timestamp,
} from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query, type RowOf } from '#platform/database/statement.ts';
import { passkeys } from './passkeys.table.ts';

const own = {
  id: bigint,
  credential_id: bytes,
  transports: array(text),
  name: text,
  created_at: timestamp,
  last_used_at: nullable(timestamp),
};

export type OwnPasskey = RowOf<typeof own>;

const selectOwn = query({
  name: 'accounts.passkeys',
  values: { accountId: bigint },
  row: own,
  plan: 'each call',
  sql: sql`
    select id, credential_id, transports, name, created_at, last_used_at from ${passkeys}
    where account_id = $accountId order by id`,
});

export function findPasskeys(
  connection: Connection,
  accountId: number,
): Promise<readonly OwnPasskey[]> {
  return selectOwn.all(connection, { accountId });
}

const known = {
  id: bigint,
  account_id: bigint,
  public_key: bytes,
  counter: bigint,
  transports: array(text),
  /** Restored from a backup, so it may have been removed since. It only counts as a second step. */
  only_second: bool,
};

export type KnownPasskey = RowOf<typeof known>;

const selectKnown = query({
  name: 'accounts.passkey-of-credential',
  values: { credentialId: bytes },
  row: known,
  plan: 'each call',
  sql: sql`
    select id, account_id, public_key, counter, transports, only_second from ${passkeys}
    where credential_id = $credentialId`,
});

export function findPasskey(
  connection: Connection,
  credentialId: Buffer,
): Promise<KnownPasskey | undefined> {
  return selectKnown.first(connection, { credentialId });
}

/** Only succeeds with a higher counter: if the same counter comes twice, one of the two is a copy. */
const recordUse = command({
  name: 'accounts.note-use-of-passkey',
  values: { id: bigint, counter: bigint },
  sql: sql`
    update ${passkeys} set counter = $counter, last_used_at = now()
    where id = $id and (counter < $counter or (counter = 0 and $counter = 0))`,
});

export async function recordPasskeyUse(
  connection: Connection,
  id: number,
  counter: number,
): Promise<boolean> {
  return (await recordUse.run(connection, { id, counter })) === 1;
}

const trust = command({
  name: 'accounts.trust-passkey',
  values: { id: bigint },
  sql: sql`update ${passkeys} set only_second = false where id = $id and only_second`,
});

/** Lifts `only_second`: somebody who shows the passkey along with a code from the mailbox still has both. */
export async function trustPasskey(connection: Connection, { id }: KnownPasskey): Promise<void> {
  await trust.run(connection, { id });
}

const insertPasskey = command({
  name: 'accounts.add-passkey',
  values: {
    accountId: bigint,
    credentialId: bytes,
    publicKey: bytes,
    counter: bigint,
    transports: array(text),
    name: text,
  },
  sql: sql`
    insert into ${passkeys} (account_id, credential_id, public_key, counter, transports, name)
    values ($accountId, $credentialId, $publicKey, $counter, $transports, $name)
    on conflict (credential_id) do nothing`,
});

export type NewPasskey = {
  readonly accountId: number;
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: string[];
  readonly name: string;
};

/** Returns false if the passkey already belongs to an account. */
export async function storePasskey(client: pg.ClientBase, made: NewPasskey): Promise<boolean> {
  return (await insertPasskey.run(client, made)) === 1;
}

const updateName = command({
  name: 'accounts.rename-passkey',
  values: { accountId: bigint, id: bigint, name: text },
  sql: sql`update ${passkeys} set name = $name where id = $id and account_id = $accountId`,
});

export async function setPasskeyName(
  connection: Connection,
  named: { readonly accountId: number; readonly id: number; readonly name: string },
): Promise<boolean> {
  return (await updateName.run(connection, named)) === 1;
}

const deleteOne = command({
  name: 'accounts.remove-passkey',
  values: { accountId: bigint, id: bigint },
  row: { name: text },
  sql: sql`delete from ${passkeys} where id = $id and account_id = $accountId returning name`,
});

export async function deletePasskey(
  client: pg.ClientBase,
  which: { readonly accountId: number; readonly id: number },
): Promise<string | undefined> {
  return (await deleteOne.first(client, which))?.name;
}

const deleteAll = command({
  name: 'accounts.remove-passkeys',
  values: { accountId: bigint },
  sql: sql`delete from ${passkeys} where account_id = $accountId`,
});

/** Returns how many were deleted. */
export function deletePasskeysOf(client: pg.ClientBase, accountId: number): Promise<number> {
  return deleteAll.run(client, { accountId });
}

const countOwn = query({
  name: 'accounts.count-passkeys',
  values: { accountId: bigint },
  row: { n: int },
  plan: 'each call',
  sql: sql`select count(*)::int as n from ${passkeys} where account_id = $accountId`,
});

export async function countPasskeys(connection: Connection, accountId: number): Promise<number> {
  return (await countOwn.one(connection, { accountId })).n;
}
