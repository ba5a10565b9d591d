import { sql } from '#platform/database/sql.ts';

/**
 * Where a company is reached: an address that is known to be its own, as a stated one may be a stranger's. One whose
 * owner is suspended is nowhere: what people write to it is for nobody to read meanwhile. `c` is the company, `owner`
 * its account.
 */
export const companyMailbox = sql`
  case when owner.is_suspended is not true then coalesce(c.confirmed_email, owner.email) end`;
