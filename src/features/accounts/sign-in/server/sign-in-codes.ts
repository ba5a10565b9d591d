import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type pg from 'pg';
import {
  CODE_LENGTH,
  CODE_LIFE_MINUTES,
  RESEND_AFTER_S,
} from '#features/accounts/sign-in/sign-in.contract.ts';

export const MOST_TRIES = 5;

const SALT_BYTES = 16;
const HASH_BYTES = 32;

type Connection = Pick<pg.ClientBase, 'query'>;

const derive = promisify(scrypt) as (code: string, salt: Buffer, length: number) => Promise<Buffer>;

/** Slow on purpose: there are only a million codes, and whoever reads the table could try them all. */
const hashOf = (code: string, salt: Buffer) => derive(code, salt, HASH_BYTES);

export type NewCode = { readonly code: string; readonly salt: Buffer; readonly hash: Buffer };

export async function makeCode(): Promise<NewCode> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const salt = randomBytes(SALT_BYTES);
  return { code, salt, hash: await hashOf(code, salt) };
}

/** A code that can still be used and was sent a moment ago is not sent again. */
const isFresh = `tries < ${MOST_TRIES} and created_at > now() - interval '${RESEND_AFTER_S} seconds'`;

export async function hasFreshCode(connection: Connection, email: string): Promise<boolean> {
  const { rowCount } = await connection.query(
    `select 1 from sign_in_codes where email = $1 and ${isFresh}`,
    [email],
  );
  return rowCount === 1;
}

/** How long an address whose code was guessed away has to wait for the next; 0 when it need not. */
export async function waitForNextCodeS(connection: Connection, email: string): Promise<number> {
  const { rows } = await connection.query<{ wait_s: number }>(
    `select ceil(extract(epoch from created_at - now()) + ${RESEND_AFTER_S})::int as wait_s
     from sign_in_codes where email = $1 and tries >= ${MOST_TRIES}`,
    [email],
  );
  return Math.max(0, rows[0]?.wait_s ?? 0);
}

/** Puts a code in the place of the last one. False when another request was faster. */
export async function storeCode(
  connection: Connection,
  email: string,
  { salt, hash }: NewCode,
): Promise<boolean> {
  await connection.query('delete from sign_in_codes where expires_at <= now()');
  const { rowCount } = await connection.query(
    `insert into sign_in_codes as known (email, salt, code_hash, expires_at)
     values ($1, $2, $3, now() + interval '${CODE_LIFE_MINUTES} minutes')
     on conflict (email) do update
       set salt = excluded.salt, code_hash = excluded.code_hash, expires_at = excluded.expires_at,
         tries = 0, created_at = now()
       where known.created_at <= now() - interval '${RESEND_AFTER_S} seconds'`,
    [email, salt, hash],
  );
  return rowCount === 1;
}

export type Guess = 'right' | 'wrong' | 'gone';

type Stored = { salt: Buffer; code_hash: Buffer };

/** Compares a guess, after it was counted. The hash names the code a right guess was made for. */
export async function tryCode(
  connection: Connection,
  email: string,
  guess: string,
): Promise<{ outcome: Guess; hash?: Buffer }> {
  const { rows } = await connection.query<Stored>(
    `update sign_in_codes set tries = tries + 1
     where email = $1 and expires_at > now() and tries < ${MOST_TRIES}
     returning salt, code_hash`,
    [email],
  );
  const [stored] = rows;
  if (!stored) return { outcome: 'gone' };
  const isRight = timingSafeEqual(await hashOf(guess, stored.salt), stored.code_hash);
  return isRight ? { outcome: 'right', hash: stored.code_hash } : { outcome: 'wrong' };
}

/** A code is used once: of several right guesses at the same time one gets it. */
export async function takeCode(
  connection: Connection,
  email: string,
  hash: Buffer,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    'delete from sign_in_codes where email = $1 and code_hash = $2',
    [email, hash],
  );
  return rowCount === 1;
}
