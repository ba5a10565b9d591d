import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import {
  CODE_LENGTH,
  CODE_LIFE_MINUTES,
  RESEND_AFTER_S,
} from '#features/accounts/sign-in/sign-in.contract.ts';
import { bytes, int, present, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { raw, sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { signInCodes } from './sign-in-codes.table.ts';

export const MOST_TRIES = 5;

const SALT_BYTES = 16;
const HASH_BYTES = 32;

const derive = promisify(scrypt) as (code: string, salt: Buffer, length: number) => Promise<Buffer>;

/** Slow on purpose: there are only a million codes, and whoever reads the table could try them all. */
const hashOf = (code: string, salt: Buffer) => derive(code, salt, HASH_BYTES);

export type NewCode = { readonly code: string; readonly salt: Buffer; readonly hash: Buffer };

export async function makeCode(): Promise<NewCode> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const salt = randomBytes(SALT_BYTES);
  return { code, salt, hash: await hashOf(code, salt) };
}

const resendAfter = raw(`interval '${RESEND_AFTER_S} seconds'`);

/** A code that can still be used and was sent a moment ago is not sent again. */
const selectFresh = query({
  name: 'accounts.fresh-code',
  values: { email: text },
  row: {},
  plan: 'each call',
  sql: sql`
    select from ${signInCodes}
    where email = $email and tries < ${MOST_TRIES} and created_at > now() - ${resendAfter}`,
});

export async function hasFreshCode(connection: Connection, email: string): Promise<boolean> {
  return (await selectFresh.first(connection, { email })) !== undefined;
}

const selectWait = query({
  name: 'accounts.wait-for-next-code',
  values: { email: text },
  row: { wait_s: present(int) },
  plan: 'each call',
  sql: sql`
    select ceil(extract(epoch from created_at - now()) + ${RESEND_AFTER_S})::int as wait_s
    from ${signInCodes} where email = $email and tries >= ${MOST_TRIES}`,
});

/** How long an address whose code was guessed away has to wait for the next; 0 when it need not. */
export async function waitForNextCodeS(connection: Connection, email: string): Promise<number> {
  const found = await selectWait.first(connection, { email });
  return Math.max(0, found?.wait_s ?? 0);
}

const deleteExpired = command({
  name: 'accounts.drop-expired-codes',
  sql: sql`delete from ${signInCodes} where expires_at <= now()`,
});

const insertCode = command({
  name: 'accounts.store-code',
  values: { email: text, salt: bytes, hash: bytes },
  sql: sql`
    insert into ${signInCodes} as known (email, salt, code_hash, expires_at)
    values ($email, $salt, $hash, now() + ${raw(`interval '${CODE_LIFE_MINUTES} minutes'`)})
    on conflict (email) do update
      set salt = excluded.salt, code_hash = excluded.code_hash, expires_at = excluded.expires_at,
        tries = 0, created_at = now()
      where known.created_at <= now() - ${resendAfter}`,
});

/** Puts a code in the place of the last one. False when another request was faster. */
export async function storeCode(
  connection: Connection,
  email: string,
  { salt, hash }: NewCode,
): Promise<boolean> {
  await deleteExpired.run(connection);
  return (await insertCode.run(connection, { email, salt, hash })) === 1;
}

export type Guess = 'right' | 'wrong' | 'gone';

const countGuess = command({
  name: 'accounts.count-guess',
  values: { email: text },
  row: { salt: bytes, code_hash: bytes },
  sql: sql`
    update ${signInCodes} set tries = tries + 1
    where email = $email and expires_at > now() and tries < ${MOST_TRIES}
    returning salt, code_hash`,
});

/** Compares a guess, after it was counted. The hash names the code a right guess was made for. */
export async function tryCode(
  connection: Connection,
  email: string,
  guess: string,
): Promise<{ outcome: Guess; hash?: Buffer }> {
  const stored = await countGuess.first(connection, { email });
  if (!stored) return { outcome: 'gone' };
  const isRight = timingSafeEqual(await hashOf(guess, stored.salt), stored.code_hash);
  return isRight ? { outcome: 'right', hash: stored.code_hash } : { outcome: 'wrong' };
}

const deleteCode = command({
  name: 'accounts.take-code',
  values: { email: text, hash: bytes },
  sql: sql`delete from ${signInCodes} where email = $email and code_hash = $hash`,
});

/** A code is used once: of several right guesses at the same time one gets it. */
export async function takeCode(
  connection: Connection,
  email: string,
  hash: Buffer,
): Promise<boolean> {
  return (await deleteCode.run(connection, { email, hash })) === 1;
}

const deleteCodes = command({
  name: 'accounts.erase-codes',
  values: { email: text },
  sql: sql`delete from ${signInCodes} where email = $email`,
});

/** Those on their way to an address that is erased. */
export async function eraseCodes(connection: Connection, email: string): Promise<void> {
  await deleteCodes.run(connection, { email });
}
