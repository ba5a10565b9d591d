import type pg from 'pg';
import { isWithinLimit, type RateLimit, requireWithinLimit } from './rate-limit.ts';

/**
 * Mails that people who have not shown to own an address can have sent to it in a day, by whatever they ask for: codes,
 * links and confirmations together. Each of these has a limit of its own by address, and a mailbox any number of those.
 */
const ofMailbox: RateLimit = { name: 'mailbox', times: 30, withinS: 86_400 };

const googleHosts: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * What an address leads to: nearly everywhere the same mailbox whatever stands behind a plus, and at Google whatever
 * dots are in it. Where they lead elsewhere, a few people are counted as one.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  const [name = ''] = address.slice(0, at).split('+', 1);
  return googleHosts.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/** Counts one more mail to an address that may be a stranger's; throws once there were too many. */
export const requireRoomInMailbox = (pool: pg.Pool, address: string): Promise<void> =>
  requireWithinLimit(pool, ofMailbox, mailboxOf(address));

/** The same where things go on without the mail. */
export const hasRoomInMailbox = (pool: pg.Pool, address: string): Promise<boolean> =>
  isWithinLimit(pool, ofMailbox, mailboxOf(address));
