import { accountFacts } from '#features/accounts/server/public.ts';
import { companies } from '#features/companies/server/companies.table.ts';
import { sql } from '#platform/database/sql.ts';

/**
 * The companies that `$pattern` finds in their own or their owner's facts. Each part of the union can use an index,
 * which one condition over both tables could not. Used within an array, it is evaluated first.
 */
export const companiesFound = sql`
  select id from ${companies}
    where name ilike $pattern or name_ar ilike $pattern or email ilike $pattern
  union all
  select owned.id from ${accountFacts} owner
    join ${companies} owned on owned.owner_account_id = owner.id
    where owner.email ilike $pattern or owner.name ilike $pattern`;
