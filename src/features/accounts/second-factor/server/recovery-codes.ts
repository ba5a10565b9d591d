import { createHash, randomInt } from 'node:crypto';
import { array, bigint, bytes, int } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { recoveryCodes } from './recovery-codes.table.ts';

const CODES = 10;
const LENGTH = 10;
/** Without letters and digits that look alike. 32 characters give 50 bits per code. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * With this many random bits a fast hash is enough. The account is hashed along, so equal codes of two people differ.
 */
function hashOf(accountId: number, code: string): Buffer {
  return createHash('sha256').update(`${accountId}:${code}`).digest();
}

function makeCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

const deleteCodes = command({
  name: 'accounts.delete-recovery-codes',
  values: { accountId: bigint },
  sql: sql`delete from ${recoveryCodes} where account_id = $accountId`,
});

const insertCodes = command({
  name: 'accounts.insert-recovery-codes',
  values: { accountId: bigint, hashes: array(bytes) },
  sql: sql`
    insert into ${recoveryCodes} (account_id, code_hash)
    select $accountId, unnest($hashes::bytea[])`,
});

export async function deleteRecoveryCodes(
  connection: Connection,
  accountId: number,
): Promise<void> {
  await deleteCodes.run(connection, { accountId });
}

/** Replaces all codes and returns the new ones, which cannot be read again later. */
export async function replaceRecoveryCodes(
  connection: Connection,
  accountId: number,
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, makeCode);
  await deleteRecoveryCodes(connection, accountId);
  const hashes = codes.map((code) => hashOf(accountId, code));
  await insertCodes.run(connection, { accountId, hashes });
  const half = LENGTH / 2;
  return codes.map((code) => `${code.slice(0, half)}-${code.slice(half)}`);
}

const spendCode = command({
  name: 'accounts.spend-recovery-code',
  values: { accountId: bigint, hash: bytes },
  sql: sql`
    update ${recoveryCodes} set used_at = now()
    where account_id = $accountId and code_hash = $hash and used_at is null`,
});

/** A code works once: of several simultaneous uses only one succeeds. */
export async function spendRecoveryCode(
  connection: Connection,
  accountId: number,
  code: string,
): Promise<boolean> {
  const hash = hashOf(accountId, code);
  return (await spendCode.run(connection, { accountId, hash })) === 1;
}

const countUnused = query({
  name: 'accounts.recovery-codes-left',
  values: { accountId: bigint },
  row: { left: int },
  plan: 'each call',
  sql: sql`
    select count(*)::int as left from ${recoveryCodes}
    where account_id = $accountId and used_at is null`,
});

export async function countRecoveryCodes(
  connection: Connection,
  accountId: number,
): Promise<number> {
  return (await countUnused.one(connection, { accountId })).left;
}
