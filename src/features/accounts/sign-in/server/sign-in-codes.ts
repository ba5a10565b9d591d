import { CODE_LIFE_MINUTES, RESEND_AFTER_S } from '#features/accounts/sign-in/sign-in.contract.ts';
import { isCode, type NewCode } from '#platform/auth/mailed-code.ts';
import { bytes, int, nullable, oneOf, present, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { raw, sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { type CodeRequester, type Familiarity, familiarities } from './code-requesters.ts';
import { signInCodes } from './sign-in-codes.table.ts';

export const MOST_TRIES = 5;

const resendAfter = raw(`interval '${RESEND_AFTER_S} seconds'`);
const life = raw(`interval '${CODE_LIFE_MINUTES} minutes'`);

/** Sent a moment ago. A time in the future comes from a clock that was since set back and delays nothing. */
const isRecent = sql`created_at between now() - ${resendAfter} and now()`;
/** If the clock was set back by less than a code's life, the code stays usable, but for no longer than that. */
const isUsable = sql`created_at between now() - ${life} and now() + ${life}`;

/** The key under which a requester's code is stored. */
const keyOf = ({ browser, network }: CodeRequester): Buffer => browser ?? network;

/** A recently sent code that is still usable is not sent again. */
const selectFresh = query({
  name: 'accounts.fresh-code',
  values: { email: text, asker: bytes },
  row: {},
  plan: 'each call',
  sql: sql`
    select from ${signInCodes}
    where email = $email and asker = $asker and tries < ${MOST_TRIES} and ${isRecent}`,
});

export async function hasFreshCode(
  connection: Connection,
  email: string,
  requester: CodeRequester,
): Promise<boolean> {
  return (await selectFresh.first(connection, { email, asker: keyOf(requester) })) !== undefined;
}

const selectWait = query({
  name: 'accounts.wait-for-next-code',
  values: { email: text, asker: bytes },
  row: { wait_s: present(int) },
  plan: 'each call',
  sql: sql`
    select ceil(extract(epoch from created_at - now()) + ${RESEND_AFTER_S})::int as wait_s
    from ${signInCodes}
    where email = $email and asker = $asker and tries >= ${MOST_TRIES} and ${isRecent}`,
});

/** How many seconds somebody who used up the guesses for their code must wait for the next one; 0 for no wait. */
export async function waitForNextCodeS(
  connection: Connection,
  email: string,
  requester: CodeRequester,
): Promise<number> {
  const found = await selectWait.first(connection, { email, asker: keyOf(requester) });
  return found?.wait_s ?? 0;
}

const deleteExpired = command({
  name: 'accounts.drop-expired-codes',
  sql: sql`
    delete from ${signInCodes} where created_at < now() - ${life} or created_at > now() + ${life}`,
});

const insertCode = command({
  name: 'accounts.store-code',
  values: {
    email: text,
    asker: bytes,
    browser: nullable(bytes),
    standing: oneOf(familiarities),
    salt: bytes,
    hash: bytes,
  },
  sql: sql`
    insert into ${signInCodes} as known (email, asker, browser, standing, salt, code_hash)
    values ($email, $asker, $browser, $standing, $salt, $hash)
    on conflict (email, asker) do update
      set salt = excluded.salt, code_hash = excluded.code_hash, browser = excluded.browser,
        standing = excluded.standing, tries = 0, created_at = now()
      where known.created_at <= now() - ${resendAfter} or known.created_at > now()`,
});

type Placed = {
  readonly email: string;
  readonly requester: CodeRequester;
  readonly familiarity: Familiarity;
  /** Hash of the cookie that the browser gets with this code. */
  readonly newBrowser: Buffer | null;
};

/** Replaces the requester's previous code. Returns false if another request was faster. */
export async function storeCode(
  connection: Connection,
  { email, requester, familiarity, newBrowser }: Placed,
  { salt, hash }: NewCode,
): Promise<boolean> {
  await deleteExpired.run(connection);
  const stored = await insertCode.run(connection, {
    email,
    asker: keyOf(requester),
    browser: newBrowser,
    standing: familiarity,
    salt,
    hash,
  });
  return stored === 1;
}

export type Guess = 'right' | 'wrong' | 'gone';

/**
 * The code of this requester: stored under the browser itself, under the cookie that came with it, or requested from
 * this network without any cookie. In this order.
 */
const ownCode = sql`(
  select own.asker from ${signInCodes} own
  where own.email = $email
    and (own.asker = $browser or own.browser = $browser or own.asker = $network)
  order by own.asker = $browser desc nulls last, own.browser = $browser desc nulls last limit 1)`;

const countTry = command({
  name: 'accounts.count-guess',
  values: { email: text, browser: nullable(bytes), network: bytes },
  row: { salt: bytes, code_hash: bytes, standing: oneOf(familiarities) },
  sql: sql`
    update ${signInCodes} set tries = tries + 1
    where email = $email and asker = ${ownCode} and ${isUsable} and tries < ${MOST_TRIES}
    returning salt, code_hash, standing`,
});

type Tried = { readonly email: string; readonly requester: CodeRequester; readonly guess: string };

/**
 * Counts a guess and then compares it. It counts against the code and, by `count`, against all codes requested with the
 * same familiarity. The returned hash identifies the code that was guessed right.
 */
export async function tryCode(
  connection: Connection,
  { email, requester, guess }: Tried,
  count: (familiarity: Familiarity) => Promise<void>,
): Promise<{ outcome: Guess; hash?: Buffer }> {
  const stored = await countTry.first(connection, { email, ...requester });
  if (!stored) return { outcome: 'gone' };
  await count(stored.standing);
  const isRight = await isCode(guess, { salt: stored.salt, hash: stored.code_hash });
  return isRight ? { outcome: 'right', hash: stored.code_hash } : { outcome: 'wrong' };
}

const deleteCode = command({
  name: 'accounts.take-code',
  values: { email: text, hash: bytes },
  sql: sql`delete from ${signInCodes} where email = $email and code_hash = $hash`,
});

/** A code works once: of several right guesses at the same time only one succeeds. */
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

/** Deletes pending codes of an address that is erased. */
export async function eraseCodes(connection: Connection, email: string): Promise<void> {
  await deleteCodes.run(connection, { email });
}
