import type pg from 'pg';
import { mailboxOf } from './mailbox.ts';
import { isWithinLimit, type RateLimit, requireWithinLimit } from './rate-limit.ts';

/**
 * Mails that people who have not shown to own an address can have sent to it in a day, by whatever they ask for: codes,
 * links and confirmations together. Each of these has a limit of its own by address, and a mailbox any number of those.
 */
const ofMailbox: RateLimit = { name: 'mailbox', times: 30, withinS: 86_400 };

/** Counts one more mail to an address that may be a stranger's; throws once there were too many. */
export const requireRoomInMailbox = (pool: pg.Pool, address: string): Promise<void> =>
  requireWithinLimit(pool, ofMailbox, mailboxOf(address));

/** The same where things go on without the mail. */
export const hasRoomInMailbox = (pool: pg.Pool, address: string): Promise<boolean> =>
  isWithinLimit(pool, ofMailbox, mailboxOf(address));
