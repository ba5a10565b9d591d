import { anyContains } from '#console/server/glance-first.ts';
import { containsTyped, selectivePart } from '#console/server/selective-part.ts';
import { accountFacts } from '#features/accounts/server/public.ts';
import { companies } from '#features/companies/server/companies.table.ts';
import { nullable, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';

const ofCompany = ['name', 'name_ar', 'email'];
const ofOwner = ['email', 'name'];

/** The values of `companiesFound`. */
export const companySearchValues = { pattern: nullable(text), part: nullable(text) };

/**
 * The companies that a typed text finds in their own or their owner's facts. Each part of the union can use an index,
 * which one condition over both tables could not. Used within an array, it is evaluated first.
 */
export const companiesFound = sql`
  select id from ${companies} where ${containsTyped(ofCompany)}
  union all
  select owned.id from ${accountFacts} owner
    join ${companies} owned on owned.owner_account_id = owner.id
    where ${containsTyped(ofOwner.map((column) => `owner.${column}`))}`;

/** The same for the row of a company `c` and its owner `a`. */
export const isCompanyMet = anyContains([
  ...ofCompany.map((column) => `c.${column}`),
  ...ofOwner.map((column) => `a.${column}`),
]);

export const companySearch = selectivePart('companies.typed-pieces', [
  { in: companies, columns: ofCompany },
  { in: accountFacts, columns: ofOwner },
]);
