import type pg from 'pg';
import { DAY_S } from '#platform/dates/spans.ts';
import { mailboxOf } from './mailbox.ts';
import { countTimes, type RateLimit, tooOften, uncount } from './rate-limit.ts';

/**
 * Mails that people who have not shown to own an address can have sent to it in a day, by whatever they ask for: codes,
 * links and confirmations together. Each of these has a limit of its own by address, and a mailbox any number of those.
 */
const ofMailbox: RateLimit = { name: 'mailbox', times: 30, withinS: DAY_S };

/** All but codes to sign in with: whoever fills a mailbox with the rest keeps its owner from no account. */
const besidesSignIn: RateLimit = { name: 'mailbox-besides', times: 20, withinS: DAY_S };

const ofSignIn = [ofMailbox];
const ofTheRest = [besidesSignIn, ofMailbox];

async function giveBack(pool: pg.Pool, limits: readonly RateLimit[], mailbox: string) {
  for (const limit of limits) await uncount(pool, limit, mailbox);
}

/** Counts one more mail, or says how long there is no room. What is refused is not mailed, so it takes none. */
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

/** Counts one more code to sign in with, to an address that may be a stranger's; throws once there were too many. */
export const requireRoomForSignIn = (pool: pg.Pool, address: string): Promise<void> =>
  requireRoom(pool, ofSignIn, address);

/** Counts one more mail of any other kind to such an address. */
export const requireRoomInMailbox = (pool: pg.Pool, address: string): Promise<void> =>
  requireRoom(pool, ofTheRest, address);

/** The same where things go on without the mail. */
export const hasRoomInMailbox = async (pool: pg.Pool, address: string): Promise<boolean> =>
  (await takeRoom(pool, ofTheRest, address)) === undefined;

/**
 * Does what mails such an address, if there is room. What turns out to mail nothing, because it throws or answers
 * undefined, takes none: asking in vain over and over would else keep the mailbox's owner waiting for a day.
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
