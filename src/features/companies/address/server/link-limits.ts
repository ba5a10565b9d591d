import type pg from 'pg';
import { DAY_S } from '#platform/dates/spans.ts';
import { hasRoomInMailbox, requireRoomInMailbox } from '#platform/limits/mailbox-limit.ts';
import { isWithinLimit, type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';

/** A mailbox may be a stranger's: neither one account nor many together fill it. */
const ofAccount: RateLimit = { name: 'email-link', times: 10, withinS: DAY_S };
const ofAddress: RateLimit = { name: 'email-link-address', times: 5, withinS: DAY_S };

type Wish = {
  /** Left out where an operator stated the address. */
  readonly accountId?: number;
  readonly email: string;
};

/** Where an address is stated, which goes on without the mail. */
export async function mayMailLink(pool: pg.Pool, { accountId, email }: Wish): Promise<boolean> {
  if (accountId !== undefined && !(await isWithinLimit(pool, ofAccount, String(accountId)))) {
    return false;
  }
  return (await isWithinLimit(pool, ofAddress, email)) && hasRoomInMailbox(pool, email);
}

/** Where the mail is what somebody asks for. */
export async function requireMayMailLink(
  pool: pg.Pool,
  { accountId, email }: Required<Wish>,
): Promise<void> {
  await requireWithinLimit(pool, ofAccount, String(accountId));
  await requireWithinLimit(pool, ofAddress, email);
  await requireRoomInMailbox(pool, email);
}
