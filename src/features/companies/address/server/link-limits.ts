import type pg from 'pg';
import { DAY_S } from '#platform/dates/spans.ts';
import { hasRoomInMailbox, requireRoomInMailbox } from '#platform/limits/mailbox-limit.ts';
import { isWithinLimit, type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';

/** A mailbox may be a stranger's, so neither one account nor many together may fill it. */
const ofAccount: RateLimit = { name: 'email-link', times: 10, withinS: DAY_S };
const ofAddress: RateLimit = { name: 'email-link-address', times: 5, withinS: DAY_S };

type Wish = {
  /** Undefined if an operator stated the address. */
  readonly accountId?: number;
  readonly email: string;
};

/** Whether a link may be mailed; saving the address goes on without it. */
export async function mayMailLink(pool: pg.Pool, { accountId, email }: Wish): Promise<boolean> {
  if (accountId !== undefined && !(await isWithinLimit(pool, ofAccount, String(accountId)))) {
    return false;
  }
  return (await isWithinLimit(pool, ofAddress, email)) && hasRoomInMailbox(pool, email);
}

/** For a request whose only purpose is the mail: refuses it when a limit is reached. */
export async function requireMayMailLink(
  pool: pg.Pool,
  { accountId, email }: Required<Wish>,
): Promise<void> {
  await requireWithinLimit(pool, ofAccount, String(accountId));
  await requireWithinLimit(pool, ofAddress, email);
  await requireRoomInMailbox(pool, email);
}
