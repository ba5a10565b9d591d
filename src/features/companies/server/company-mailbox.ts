import { sql } from '#platform/database/sql.ts';

/**
 * SQL for a company's mail address: the confirmed one or the owner's, because a merely stated one may be a stranger's.
 * Null while the owner is suspended, when nobody may read what people write to it. `c` is the company, `owner` its
 * account.
 */
export const companyMailbox = sql`
  case when owner.is_suspended is not true then coalesce(c.confirmed_email, owner.email) end`;
