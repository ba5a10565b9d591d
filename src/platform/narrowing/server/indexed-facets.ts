import { raw, type Sql, sql } from '#platform/database/sql.ts';
import { namesOf } from '#platform/fields/by-name.ts';
import type { Asked } from './asked-of-list.ts';
import { type ListDefinition, tieOf } from './list-definition.ts';

/** The facets for which an index has the rows of each value. */
export const indexedFacets = <F extends string, S extends string>({
  facets,
}: ListDefinition<F, S>): readonly F[] =>
  namesOf(facets).filter((facet) => facets[facet].indexedColumn !== undefined);

/** The facet that alone narrows a list, if an index has its rows so that no others need to be read. */
export function onlyIndexedFacet<F extends string, S extends string>(
  definition: ListDefinition<F, S>,
  { chosen, found }: Asked<F, S>,
): F | undefined {
  const [facet, ...others] = Object.keys(chosen);
  if (found !== undefined || others.length > 0) return undefined;
  return indexedFacets(definition).find((each) => each === facet);
}

/** Whether several such facets narrow the list. */
export function hasSeveralIndexedFacets<F extends string, S extends string>(
  definition: ListDefinition<F, S>,
  { chosen, found }: Asked<F, S>,
): boolean {
  const walked = indexedFacets(definition).filter((each) => chosen[each] !== undefined);
  return found === undefined && walked.length > 1;
}

type IndexScan = { readonly columns: Sql; readonly condition?: Sql; readonly atMost?: Sql };

/**
 * A lateral join that reads, for each chosen value of a facet, its first `atMost` rows in the list's own order, or all
 * its rows.
 */
export function indexScanOf<F extends string, S extends string>(
  definition: ListDefinition<F, S>,
  facet: F,
  { columns, condition = sql`true`, atMost }: IndexScan,
): Sql {
  const { from, id, where, facets, ranks, narrowing } = definition;
  const { indexedColumn = facets[facet].value } = facets[facet];
  const inOrder = sql`order by ${ranks[narrowing.sorts[0]]}, ${tieOf(id, definition)}`;
  // The planner does not know how many values there are; the limit or offset keeps it from reading the whole list at
  // once.
  const bounds = atMost ? sql`${inOrder} limit ${atMost}` : sql`offset 0`;
  return sql`
      (select distinct unnest(${raw(`$${facet}::text[]`)}) as value) as chosen
      cross join lateral (
        select ${columns} from ${from}
        where ${where} and ${indexedColumn} = chosen.value and ${condition}
        ${bounds}
      ) as walked`;
}
