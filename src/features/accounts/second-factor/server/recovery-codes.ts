import { createHash, randomInt } from 'node:crypto';
import type pg from 'pg';

type Connection = Pick<pg.ClientBase, 'query'>;

const CODES = 10;
const LENGTH = 10;
/** Without letters and digits that look alike: 32 of them make 50 bits a code. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** So many random bits need no slow hash; the account keeps equal codes of two people apart. */
function hashOf(accountId: number, code: string): Buffer {
  return createHash('sha256').update(`${accountId}:${code}`).digest();
}

function makeCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** New codes in the place of all old ones. They are told here and never again. */
export async function replaceRecoveryCodes(
  connection: Connection,
  accountId: number,
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, makeCode);
  await connection.query('delete from recovery_codes where account_id = $1', [accountId]);
  await connection.query(
    'insert into recovery_codes (account_id, code_hash) select $1, unnest($2::bytea[])',
    [accountId, codes.map((code) => hashOf(accountId, code))],
  );
  const half = LENGTH / 2;
  return codes.map((code) => `${code.slice(0, half)}-${code.slice(half)}`);
}

/** A code is used once: of several at the same time one gets it. */
export async function spendRecoveryCode(
  connection: Connection,
  accountId: number,
  code: string,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    `update recovery_codes set used_at = now()
     where account_id = $1 and code_hash = $2 and used_at is null`,
    [accountId, hashOf(accountId, code)],
  );
  return rowCount === 1;
}
