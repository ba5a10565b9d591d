import { array, bigint, nullable, text } from '#platform/database/columns.ts';
import { raw, type Sql, sql } from '#platform/database/sql.ts';
import type { Parameters } from '#platform/database/statement.ts';
import { byName, namesOf } from '#platform/fields/by-name.ts';
import type { Asked } from './asked-of-list.ts';
import type { ListDefinition } from './list-definition.ts';

/** Every list, and all that it shows, has only rows of one country, so changes elsewhere do not affect it. */
export const ofCountry = { country: '$country' };

/** The rows of a list, or among them those that the words found. */
export function listedRows({ where, id }: ListDefinition, searched: boolean): Sql {
  return searched ? sql`${where} and ${id} = any ($found)` : where;
}

/** Whether a row has a chosen value of the facet; false for every row if nothing is chosen. */
export function hasChosen<F extends string, S extends string>(
  { facets, id }: ListDefinition<F, S>,
  facet: F,
): Sql {
  const { value, several } = facets[facet];
  const chosen = raw(`$${facet}::text[]`);
  const has = several
    ? sql`${id} in (select ${several.id} from ${several.of} where ${value} = any (${chosen}))`
    : sql`${value} = any (${chosen})`;
  // A null value would otherwise make the condition null.
  return sql`coalesce(${has}, false)`;
}

/** The same, but true for every row if nothing is chosen. */
export function isChosen<F extends string, S extends string>(
  definition: ListDefinition<F, S>,
  facet: F,
): Sql {
  return sql`(${raw(`$${facet}::text[]`)} is null or ${hasChosen(definition, facet)})`;
}

/** The parameters of a list's statements: its own, the chosen values, and the ids that the words found. */
export function listParameters({ values, facets }: ListDefinition): Parameters {
  const chosen = byName(namesOf(facets), () => nullable(array(text)));
  return { ...values, ...chosen, found: array(bigint) };
}

/** The arguments for these parameters, with choices translated into the facets' stored values. */
export function listValues<F extends string, S extends string>(
  { facets }: ListDefinition<F, S>,
  own: Readonly<Record<string, unknown>>,
  { chosen, found = [] }: Asked<F, S>,
): Readonly<Record<string, unknown>> {
  const storedValues = byName(namesOf(facets), (facet) => {
    const options = chosen[facet];
    return options && (facets[facet].storedValuesOf?.(options) ?? options);
  });
  return { ...own, ...storedValues, found };
}

/** The parameters that a statement names: counting needs neither those of the order nor those of the cards. */
export function parametersIn(parameters: Parameters, { text: said }: Sql): Parameters {
  const named = new Set(said.match(/(?<=\$)\w+/g));
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => named.has(name)));
}
