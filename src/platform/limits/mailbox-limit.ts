import type pg from 'pg';
import { DAY_S } from '#platform/dates/spans.ts';
import { mailboxOf } from './mailbox.ts';
import { countTimes, type RateLimit, tooOften, uncount } from './rate-limit.ts';

/**
 * Mails per day to a mailbox, whatever triggers them: codes, links and confirmations together, from people who have not
 * shown that the address is theirs. Each kind has its own limit by address, but a mailbox can have any number of
 * addresses.
 */
const ofMailbox: RateLimit = { name: 'mailbox', times: 30, withinS: DAY_S };

/**
 * A lower limit for all mails except sign-in codes: filling a mailbox with others locks its owner out of no account.
 */
const besidesSignIn: RateLimit = { name: 'mailbox-besides', times: 20, withinS: DAY_S };

const ofSignIn = [ofMailbox];
const ofTheRest = [besidesSignIn, ofMailbox];

async function giveBack(pool: pg.Pool, limits: readonly RateLimit[], mailbox: string) {
  for (const limit of limits) await uncount(pool, limit, mailbox);
}

/** Counts one more mail, or returns how many milliseconds to wait. A refused mail is not sent, so it is not counted. */
async function takeRoom(
  pool: pg.Pool,
  limits: readonly RateLimit[],
  address: string,
): Promise<number | undefined> {
  const mailbox = mailboxOf(address);
  for (const [at, limit] of limits.entries()) {
    const { isRefused, msBeforeNext } = await countTimes(pool, limit, { who: mailbox });
    if (!isRefused) continue;
    await giveBack(pool, limits.slice(0, at + 1), mailbox);
    return msBeforeNext;
  }
  return undefined;
}

async function requireRoom(pool: pg.Pool, limits: readonly RateLimit[], address: string) {
  const waitMs = await takeRoom(pool, limits, address);
  if (waitMs !== undefined) throw tooOften(waitMs);
}

/** Counts a sign-in code to an address that may be a stranger's; throws if there were too many. */
export const requireRoomForSignIn = (pool: pg.Pool, address: string): Promise<void> =>
  requireRoom(pool, ofSignIn, address);

/** Counts a mail of any other kind to such an address; throws if there were too many. */
export const requireRoomInMailbox = (pool: pg.Pool, address: string): Promise<void> =>
  requireRoom(pool, ofTheRest, address);

/** The same for mails that may be left out: returns false instead of throwing. */
export const hasRoomInMailbox = async (pool: pg.Pool, address: string): Promise<boolean> =>
  (await takeRoom(pool, ofTheRest, address)) === undefined;

/**
 * Runs work that sends a mail to such an address, if the limit allows. If it throws or returns undefined, no mail was
 * sent
 * and none is counted; otherwise useless attempts could lock the mailbox's owner out for a day.
 */
export async function withRoomInMailbox<T>(
  pool: pg.Pool,
  address: string,
  mail: () => Promise<T | undefined>,
): Promise<T | undefined> {
  await requireRoomInMailbox(pool, address);
  let mailed: T | undefined;
  try {
    mailed = await mail();
    return mailed;
  } finally {
    if (mailed === undefined) await giveBack(pool, ofTheRest, mailboxOf(address));
  }
}
