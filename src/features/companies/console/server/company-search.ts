/**
 * The companies that a pattern finds, by their own words or those of their owner. Each part of the
 * union has an index, one condition over both tables would have none; asked for as an array, it is
 * looked up first.
 */
export const companiesFound = (pattern: string) => `select id from companies
     where name ilike ${pattern} or name_ar ilike ${pattern} or email ilike ${pattern}
   union all
   select owned.id from accounts owner join companies owned on owned.owner_account_id = owner.id
     where owner.email ilike ${pattern} or owner.name ilike ${pattern}`;
