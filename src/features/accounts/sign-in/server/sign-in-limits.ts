import type pg from 'pg';
import { DAY_S, MINUTE_S } from '#platform/dates/spans.ts';
import { mailboxOf } from '#platform/limits/mailbox.ts';
import { requireRoomForSignIn } from '#platform/limits/mailbox-limit.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import type { CodeRequester, Familiarity } from './code-requesters.ts';

const asksOfRequester: RateLimit = { name: 'code-asks', times: 3, withinS: MINUTE_S };
/** A network may be a whole hospital, but even that does not need more than this. */
const asksOfNetwork: RateLimit = { name: 'code-asks-net', times: 30, withinS: 10 * MINUTE_S };
const guessesOfNetwork: RateLimit = { name: 'code-guesses', times: 100, withinS: 10 * MINUTE_S };

/** Mails with codes to an address: per known browser or network, and for all strangers together. */
const codesOfKnown: RateLimit = { name: 'codes-known', times: 10, withinS: DAY_S };
const codesOfStrangers: RateLimit = { name: 'codes-strangers', times: 10, withinS: DAY_S };
const codesOfStrangersNetwork: RateLimit = { name: 'codes-net', times: 5, withinS: DAY_S };

/**
 * How many of 1,000,000 possible codes can be tried per day and account: by all strangers together, and by everybody on
 * a known network. A browser that signed in before is only limited per code.
 */
const comparisons: Readonly<Record<Familiarity, RateLimit | null>> = {
  stranger: { name: 'guesses-strangers', times: 20, withinS: DAY_S },
  'known-network': { name: 'guesses-neighbours', times: 20, withinS: DAY_S },
  'known-browser': null,
};

export type AskedBy = {
  readonly email: string;
  readonly ip: string;
  readonly requester: CodeRequester;
  readonly familiarity: Familiarity;
};

const of = (email: string, requester: Buffer) => `${email} ${requester.toString('base64url')}`;

/** A known browser has a limit of its own, so that nobody else on the network can use it up. */
export async function countAsk(pool: pg.Pool, by: AskedBy): Promise<void> {
  const { email, ip, requester, familiarity } = by;
  if (familiarity !== 'known-browser') {
    await requireWithinLimit(pool, asksOfNetwork, networkOf(ip));
  }
  await requireWithinLimit(
    pool,
    asksOfRequester,
    of(email, requester.browser ?? requester.network),
  );
}

/** Called before a code is mailed. */
export async function countCode(pool: pg.Pool, by: AskedBy): Promise<void> {
  const { email, ip, requester, familiarity } = by;
  if (familiarity === 'stranger') {
    // Counted per mailbox, so that aliases of it do not give one network more mails.
    const here = `${mailboxOf(email)} ${networkOf(ip)}`;
    await requireWithinLimit(pool, codesOfStrangersNetwork, here);
    await requireWithinLimit(pool, codesOfStrangers, email);
    await requireRoomForSignIn(pool, email);
    return;
  }
  const known =
    familiarity === 'known-browser' && requester.browser ? requester.browser : requester.network;
  await requireWithinLimit(pool, codesOfKnown, of(email, known));
}

/** Called before looking up whether there is a code. */
export async function countGuess(pool: pg.Pool, { ip, familiarity }: AskedBy): Promise<void> {
  if (familiarity !== 'known-browser') {
    await requireWithinLimit(pool, guessesOfNetwork, networkOf(ip));
  }
}

/** Called before a guess is compared; `familiarity` is that of the code's requester. */
export async function countComparison(
  pool: pg.Pool,
  email: string,
  familiarity: Familiarity,
): Promise<void> {
  const limit = comparisons[familiarity];
  if (limit) await requireWithinLimit(pool, limit, email);
}
