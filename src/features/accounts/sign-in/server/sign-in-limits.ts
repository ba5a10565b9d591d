import type pg from 'pg';
import { DAY_S, MINUTE_S } from '#platform/dates/spans.ts';
import { mailboxOf } from '#platform/limits/mailbox.ts';
import { requireRoomForSignIn } from '#platform/limits/mailbox-limit.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import type { Asker, Standing } from './askers.ts';

const asksOfAsker: RateLimit = { name: 'code-asks', times: 3, withinS: MINUTE_S };
/** A network may be a whole hospital; one that asks for more than this is none. */
const asksOfNetwork: RateLimit = { name: 'code-asks-net', times: 30, withinS: 10 * MINUTE_S };
const guessesOfNetwork: RateLimit = { name: 'code-guesses', times: 100, withinS: 10 * MINUTE_S };

/** Mails with codes to an address: for each of those it knows, and for all strangers together. */
const codesOfKnown: RateLimit = { name: 'codes-known', times: 10, withinS: DAY_S };
const codesOfStrangers: RateLimit = { name: 'codes-strangers', times: 10, withinS: DAY_S };
const codesOfStrangersNetwork: RateLimit = { name: 'codes-net', times: 5, withinS: DAY_S };

/**
 * Of 1,000,000 codes, so many are tried in a day by all strangers to an account, and by all who share a
 * network with it. Only a browser that signed in before has no more than its codes' own limit.
 */
const comparisons: Readonly<Record<Standing, RateLimit | null>> = {
  stranger: { name: 'guesses-strangers', times: 20, withinS: DAY_S },
  'known-network': { name: 'guesses-neighbours', times: 20, withinS: DAY_S },
  'known-browser': null,
};

export type AskedBy = {
  readonly email: string;
  readonly ip: string;
  readonly asker: Asker;
  readonly standing: Standing;
};

const of = (email: string, asker: Buffer) => `${email} ${asker.toString('base64url')}`;

/** A browser that signed in before is counted by itself: nobody beside it uses up what it may. */
export async function countAsk(pool: pg.Pool, by: AskedBy): Promise<void> {
  const { email, ip, asker, standing } = by;
  if (standing !== 'known-browser') {
    await requireWithinLimit(pool, asksOfNetwork, networkOf(ip));
  }
  await requireWithinLimit(pool, asksOfAsker, of(email, asker.browser ?? asker.network));
}

/** Counted when a code is about to be mailed. */
export async function countCode(pool: pg.Pool, by: AskedBy): Promise<void> {
  const { email, ip, asker, standing } = by;
  if (standing === 'stranger') {
    // By mailbox: one network does not use up its room by other names for it.
    const here = `${mailboxOf(email)} ${networkOf(ip)}`;
    await requireWithinLimit(pool, codesOfStrangersNetwork, here);
    await requireWithinLimit(pool, codesOfStrangers, email);
    await requireRoomForSignIn(pool, email);
    return;
  }
  const known = standing === 'known-browser' && asker.browser ? asker.browser : asker.network;
  await requireWithinLimit(pool, codesOfKnown, of(email, known));
}

/** Counted before it is known whether there is a code. */
export async function countGuess(pool: pg.Pool, { ip, standing }: AskedBy): Promise<void> {
  if (standing !== 'known-browser') {
    await requireWithinLimit(pool, guessesOfNetwork, networkOf(ip));
  }
}

/** Counted before a guess is compared with a code that one of this standing asked for. */
export async function countComparison(
  pool: pg.Pool,
  email: string,
  standing: Standing,
): Promise<void> {
  const limit = comparisons[standing];
  if (limit) await requireWithinLimit(pool, limit, email);
}
