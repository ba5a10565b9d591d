import { array, bigint, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { joinSql, raw, type Sql, sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { byName, namesOf } from '#platform/fields/by-name.ts';
import { parametersIn } from './chosen-rows.ts';
import type { Facet } from './facet.ts';
import type { ListDefinition } from './list-definition.ts';

/** The stored values that a row has of each facet. */
export type FacetFacts = {
  readonly id: number;
  readonly values: Readonly<Record<string, readonly string[]>>;
};

/** A row's values of a facet, as an array. */
const heldOf = ({ value, several }: Facet, id: Sql) =>
  several
    ? sql`array(select ${value} from ${several.of} where ${several.id} = ${id} and ${value} is not null)`
    : sql`array(select ${value} where ${value} is not null)`;

/** Beside the id, there is a column `held_` plus the name of each facet. */
type HeldRow = { readonly id: number } & Readonly<Record<string, unknown>>;

type AskedFacts = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly ids: readonly number[];
};

/** Declares the statement that reads the facet values of given rows, as far as the list has them. */
export function narrowedFacts<F extends string, S extends string>({
  name,
  id,
  from,
  where,
  values: parameters,
  facets,
}: ListDefinition<F, S>) {
  const names = namesOf(facets);
  const held = names.map((facet) => sql`${heldOf(facets[facet], id)} as ${raw(`held_${facet}`)}`);
  const facts = sql`
    select ${id} as id, ${joinSql(held, ', ')}
    from ${from} where ${where} and ${id} = any ($ids::bigint[])`;
  const columns = names.map((facet) => `held_${facet}`);
  const statement = query({
    name: `${name}.facts`,
    values: parametersIn({ ...parameters, ids: array(bigint) }, facts),
    row: { id: bigint, ...byName(columns, () => array(text)) },
    sql: facts,
  });

  return async (connection: Connection, { values, ids }: AskedFacts): Promise<FacetFacts[]> => {
    const rows: readonly HeldRow[] = await statement.all(connection, { ...values, ids });
    return rows.map((row) => ({
      id: row.id,
      values: byName(names, (facet) => row[`held_${facet}`] as readonly string[]),
    }));
  };
}
