import { array, bigint, nullable, text } from '#platform/database/columns.ts';
import { raw, type Sql, sql } from '#platform/database/sql.ts';
import type { Parameters } from '#platform/database/statement.ts';
import { byName, namesOf } from '#platform/fields/by-name.ts';
import type { Asked } from './asked-of-list.ts';
import type { ListDefinition } from './list-definition.ts';

/** Every list has the rows of one country, and so has all that it shows of them. */
export const ofCountry = { country: '$country' };

/** The rows of a list; where words were typed, those that have them. */
export function listedRows({ where, id }: ListDefinition, searched: boolean): Sql {
  return searched ? sql`${where} and ${id} = any ($found)` : where;
}

/** Whether a row has what is chosen of a facet; no row has where nothing is chosen. */
export function hasChosen<F extends string, S extends string>(
  { facets, id }: ListDefinition<F, S>,
  facet: F,
): Sql {
  const { value, several } = facets[facet];
  const chosen = raw(`$${facet}::text[]`);
  const has = several
    ? sql`${id} in (select ${several.id} from ${several.of} where ${value} = any (${chosen}))`
    : sql`${value} = any (${chosen})`;
  // A value that is null is not chosen, and that is no null either.
  return sql`coalesce(${has}, false)`;
}

/** The same, where nothing is chosen every row has it. */
export function isChosen<F extends string, S extends string>(
  definition: ListDefinition<F, S>,
  facet: F,
): Sql {
  return sql`(${raw(`$${facet}::text[]`)} is null or ${hasChosen(definition, facet)})`;
}

/** What the statements of a list may take: the list's own values, what is chosen, and what words found. */
export function listParameters({ values, facets }: ListDefinition): Parameters {
  const chosen = byName(namesOf(facets), () => nullable(array(text)));
  return { ...values, ...chosen, found: array(bigint) };
}

/** The same of what was asked, in the facets' own values. */
export function listValues<F extends string, S extends string>(
  { facets }: ListDefinition<F, S>,
  own: Readonly<Record<string, unknown>>,
  { chosen, found = [] }: Asked<F, S>,
): Readonly<Record<string, unknown>> {
  const meant = byName(namesOf(facets), (facet) => {
    const options = chosen[facet];
    return options && (facets[facet].meant?.(options) ?? options);
  });
  return { ...own, ...meant, found };
}

/** Those that a statement names: counting needs neither the order nor what a card shows. */
export function parametersIn(parameters: Parameters, { text: said }: Sql): Parameters {
  const named = new Set(said.match(/(?<=\$)\w+/g));
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => named.has(name)));
}
