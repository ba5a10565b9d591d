import { accountFacts } from '#features/accounts/server/public.ts';
import { companies } from '#features/companies/server/companies.table.ts';
import { sql } from '#platform/database/sql.ts';

/**
 * The companies that `$pattern` finds, by their own words or those of their owner. Each part of the
 * union has an index, one condition over both tables would have none; asked for as an array, it is
 * looked up first.
 */
export const companiesFound = sql`
  select id from ${companies}
    where name ilike $pattern or name_ar ilike $pattern or email ilike $pattern
  union all
  select owned.id from ${accountFacts} owner
    join ${companies} owned on owned.owner_account_id = owner.id
    where owner.email ilike $pattern or owner.name ilike $pattern`;
