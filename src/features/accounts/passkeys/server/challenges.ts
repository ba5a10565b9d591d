import { randomBytes } from 'node:crypto';
import { hashOfToken } from '#platform/auth/secret-token.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import { bigint, bytes, nullable, oneOf } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { raw, sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import { passkeyChallenges } from './passkey-challenges.table.ts';

const CHALLENGE_BYTES = 32;
const LIFE = raw(`interval '5 minutes'`);

const purposes = ['sign-in', 'confirm', 'enrol'] as const;

/** What a challenge is for, and in which session; null for somebody who is about to sign in. */
export type ChallengeUse = {
  readonly purpose: (typeof purposes)[number];
  readonly sessionId: number | null;
};

/** Stays true if the clock was set back meanwhile, but for no longer than the usual life. */
const isFresh = sql`created_at between now() - ${LIFE} and now() + ${LIFE}`;

const dropOld = command({
  name: 'accounts.drop-old-challenges',
  sql: sql`delete from ${passkeyChallenges} where not ${isFresh}`,
});

const insertChallenge = command({
  name: 'accounts.store-challenge',
  values: { hash: bytes, purpose: oneOf(purposes), sessionId: nullable(bigint) },
  sql: sql`
    insert into ${passkeyChallenges} (challenge_hash, purpose, session_id)
    values ($hash, $purpose, $sessionId)`,
});

/** Protects the table from being filled by one network; there is nothing to guess here. */
const asks: RateLimit = { name: 'passkey-asks', times: 200, withinS: 600 };

export async function makeChallenge(
  { database: { pool }, visitor }: Pick<OperationContext, 'database' | 'visitor'>,
  use: ChallengeUse,
): Promise<Uint8Array<ArrayBuffer>> {
  await requireWithinLimit(pool, asks, networkOf(visitor.ip));
  const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES));
  await dropOld.run(pool);
  const hash = hashOfToken(Buffer.from(challenge).toString('base64url'));
  await insertChallenge.run(pool, { hash, ...use });
  return challenge;
}

const deleteChallenge = command({
  name: 'accounts.take-challenge',
  values: { hash: bytes, purpose: oneOf(purposes), sessionId: nullable(bigint) },
  sql: sql`
    delete from ${passkeyChallenges}
    where challenge_hash = $hash and purpose = $purpose
      and session_id is not distinct from $sessionId and ${isFresh}`,
});

/** Whether the challenge was issued for this use. Either way it is used up. */
export async function takeChallenge(
  connection: Connection,
  challenge: string,
  use: ChallengeUse,
): Promise<boolean> {
  return (await deleteChallenge.run(connection, { hash: hashOfToken(challenge), ...use })) === 1;
}
