import { array, bigint, int, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { rowsIn } from '#platform/database/followed-rows.ts';
import { joinSql, raw, type Sql, sql } from '#platform/database/sql.ts';
import {
  type Columns,
  type Parameters,
  query,
  type RowOf,
  type ValuesOf,
} from '#platform/database/statement.ts';
import { queryFamily } from '#platform/database/statement-family.ts';
import { byName, namesOf } from '#platform/fields/by-name.ts';
import { BEST_FIRST, type Narrowing } from '#platform/narrowing/narrowing.ts';
import { type Asked, isRankCursor } from './asked-of-list.ts';
import type { Facet } from './facet.ts';

type ListDefinition<F extends string, S extends string, V extends Parameters, R extends Columns> = {
  /** Of its statements. */
  readonly name: string;
  readonly narrowing: Narrowing<F, S>;
  /** The table and its alias. */
  readonly from: Sql;
  readonly id: Sql;
  /** Which of its rows the list has at all. */
  readonly where: Sql;
  /** What that and the facets take. */
  readonly values: V;
  readonly facets: Readonly<Record<F, Facet>>;
  /** For each order a whole number of each row, the least first. */
  readonly ranks: Readonly<Record<S, Sql>>;
  /** Of two with the same rank. */
  readonly ties: 'newest first' | 'oldest first';
  /** An index has the rows of `where` in the first of the orders: what many have is soon met in it. */
  readonly hasOrderedIndex?: boolean;
  readonly row: R;
  /** Reads what is shown of `listed`, which has id and rank; the kit orders it. */
  readonly columns: Sql;
  readonly joins: Sql;
};

/** Of a facet without a value: all that there are, whatever they have of it; of none: the whole list. */
export type FacetCount = {
  readonly facet: string;
  readonly value: string | null;
  readonly count: number;
};

/** What a row has of each facet, in the facet's own values. */
export type FacetFacts = {
  readonly id: number;
  readonly values: Readonly<Record<string, readonly string[]>>;
};

export type RankedRow = { readonly id: number; readonly rank: number };

/** So many of a facet are offered; rarer ones are found by words. */
const OPTIONS_SHOWN = 30;

/** So many rows are looked at one after the other before all of them are narrowed. */
const GLANCED_AT = 1_000;

const NOWHERE = -Number.MAX_SAFE_INTEGER;

/** The place behind which a page begins. */
function placeOf(cursor: string | undefined) {
  if (!cursor || !isRankCursor(cursor)) return { afterRank: NOWHERE, afterTie: NOWHERE };
  const [rank = NOWHERE, tie = NOWHERE] = cursor.slice(1).split('.').map(Number);
  return { afterRank: rank, afterTie: tie };
}

/** A statement of a family whose values depend on a definition: the kit makes both of them. */
type Made<Row> = { all(connection: Connection, values: unknown): Promise<Row[]> };

type Given<F extends string, S extends string, V extends Parameters> = {
  readonly values: ValuesOf<V>;
  readonly asked: Asked<F, S>;
};

type GivenPage = { readonly limit: number; readonly cursor?: string | undefined };

/** A list that can be narrowed. */
export type NarrowedList<
  F extends string,
  S extends string,
  V extends Parameters,
  Row extends RankedRow,
> = {
  readonly narrowing: Narrowing<F, S>;
  readonly facets: Readonly<Record<F, Facet>>;
  /** A page: with one row more than asked for, where the list goes on. */
  readPage(connection: Connection, given: Given<F, S, V> & GivenPage): Promise<Row[]>;
  readCounts(connection: Connection, given: Given<F, S, V>): Promise<FacetCount[]>;
  /** Where a list goes on that ends with this row for now. */
  cursorAfter(row: RankedRow): string;
  /** What those of these rows that the list has, have of each facet. */
  readFacts(
    connection: Connection,
    given: { readonly values: ValuesOf<V>; readonly ids: readonly number[] },
  ): Promise<FacetFacts[]>;
};

/** Those that a statement names: counting needs neither the order nor what a card shows. */
function valuesIn(values: Parameters, { text: said }: Sql): Parameters {
  const named = new Set(said.match(/(?<=\$)\w+/g));
  return Object.fromEntries(Object.entries(values).filter(([name]) => named.has(name)));
}

/** The statements of a list that can be narrowed: its pages, and what there is to choose. */
export function narrowedList<
  const F extends string,
  const S extends string,
  V extends Parameters,
  R extends Columns,
>(definition: ListDefinition<F, S, V, R>): NarrowedList<F, S, V, RowOf<R> & RankedRow> {
  const { name, narrowing, from, id, where, facets, ranks } = definition;
  const names = namesOf(facets) as readonly F[];
  const chosenValues = byName(names, () => nullable(array(text)));
  const values = { ...definition.values, ...chosenValues, found: array(bigint) };
  const tie = (of: Sql) => (definition.ties === 'newest first' ? sql`-${of}` : of);

  /** Whether a row has what is chosen of a facet; true where nothing is. */
  function isChosen(facet: F): Sql {
    const { value, several } = facets[facet];
    const chosen = raw(`$${facet}::text[]`);
    const has = several
      ? sql`${id} in (select ${several.id} from ${several.of} where ${value} = any (${chosen}))`
      : sql`${value} = any (${chosen})`;
    // A value that is null is not chosen, and that is no null either.
    return sql`(${chosen} is null or coalesce(${has}, false))`;
  }

  const listed = (searched: boolean) => (searched ? sql`${where} and ${id} = any ($found)` : where);

  const rankOf = (sort: S | typeof BEST_FIRST): Sql =>
    sort === BEST_FIRST ? sql`array_position($found, ${id})::bigint` : ranks[sort as S];

  /** Every list has the rows of one country, and so has all that it shows of them. */
  const ofCountry = { country: '$country' };

  const sorts = [BEST_FIRST, ...narrowing.sorts] as const;

  const pageValues = { ...values, afterRank: bigint, afterTie: bigint, atMost: bigint };
  const pageRow = { ...definition.row, rank: bigint };
  const pageFollows = rowsIn(
    sql`${from} ${definition.columns} ${definition.joins} ${where}`,
    ofCountry,
  );
  const areChosen = joinSql(names.map(isChosen), ' and ');
  const isBehind = sql`(rank, ${tie(sql`id`)}) > ($afterRank::bigint, $afterTie::bigint)`;
  const inOrder = sql`order by rank, ${tie(sql`id`)} limit $atMost`;
  const shownOf = sql`
    select ${definition.columns}, listed.rank from listed ${definition.joins}
    order by listed.rank, ${tie(sql`listed.id`)}`;

  const selectPage = queryFamily({
    name: `${name}.narrowed`,
    choices: { sort: sorts, searched: [true, false] },
    values: pageValues,
    row: pageRow,
    follows: pageFollows,
    sql: ({ sort, searched }) => {
      // Without words nothing fits better than another: the list's own order.
      const rank = rankOf(sort === BEST_FIRST && !searched ? narrowing.sorts[0] : sort);
      return sql`
        with narrowed as materialized (
          select ${id} as id, coalesce(${rank}, 0)::bigint as rank from ${from}
          where ${listed(searched)} and ${areChosen}
        ), listed as (select id, rank from narrowed where ${isBehind} ${inOrder})
        ${shownOf}`;
    },
  });

  const ownRank = ranks[narrowing.sorts[0] as S];
  const glanceSql = sql`
    with listed as (
      select id, rank from (
        select ${id} as id, ${ownRank} as rank, ${areChosen} as is_chosen from ${from}
        where ${where} and ${ownRank} >= $afterRank::bigint
        order by ${ownRank}, ${tie(id)} limit ${GLANCED_AT}
      ) as glanced where is_chosen and ${isBehind} ${inOrder}
    ) ${shownOf}`;
  const selectGlance: unknown =
    definition.hasOrderedIndex &&
    query({
      name: `${name}.glanced`,
      values: valuesIn(pageValues, glanceSql),
      row: pageRow,
      follows: pageFollows,
      sql: glanceSql,
    });

  const othersOf = (facet: F | undefined) =>
    joinSql(
      [sql`true`, ...names.filter((each) => each !== facet).map((each) => raw(`has_${each}`))],
      ' and ',
    );

  /** How many rows have each value of a facet, and how many there are whatever they have of it. */
  function countsOf(facet: F): readonly Sql[] {
    const { value, several } = facets[facet];
    const own = several ? value : raw(`value_${facet}`);
    const rows = several
      ? sql`narrowed join ${several.of} on ${several.id} = narrowed.id`
      : sql`narrowed`;
    const said = raw(`'${facet}'::text`);
    return [
      sql`(select ${said} as facet, ${own} as value, count(*)::int as count from ${rows}
        where ${own} is not null and ${othersOf(facet)} group by ${own}
        order by coalesce(${own} = any (${raw(`$${facet}::text[]`)}), false) desc, count(*) desc, ${own}
        limit ${OPTIONS_SHOWN})`,
      sql`select ${said}, null, count(*)::int from narrowed where ${othersOf(facet)}`,
    ];
  }

  function countsIn(searched: boolean): Sql {
    const columns = names.flatMap((facet) => {
      const has = sql`${isChosen(facet)} as ${raw(`has_${facet}`)}`;
      const { value, several } = facets[facet];
      return several ? [has] : [has, sql`${value} as ${raw(`value_${facet}`)}`];
    });
    const whole = sql`select '' as facet, null, count(*)::int from narrowed where ${othersOf(undefined)}`;
    return sql`
      with narrowed as materialized (
        select ${joinSql([sql`${id} as id`, ...columns], ', ')} from ${from}
        where ${listed(searched)}
      )
      ${joinSql([...names.flatMap(countsOf), whole], ' union all ')}`;
  }

  const selectCounts = queryFamily({
    name: `${name}.choices`,
    choices: { searched: [true, false] },
    values: valuesIn(values, countsIn(true)),
    row: { facet: text, value: nullable(text), count: int },
    sql: ({ searched }) => countsIn(searched),
    follows: rowsIn(countsIn(true), ofCountry),
  });

  /** All that a row has of a facet, as a list. */
  function heldOf(facet: F): Sql {
    const { value, several } = facets[facet];
    return several
      ? sql`array(select ${value} from ${several.of} where ${several.id} = ${id} and ${value} is not null)`
      : sql`array(select ${value} where ${value} is not null)`;
  }

  const factsIn = sql`
    select ${id} as id, ${joinSql(
      names.map((facet) => sql`${heldOf(facet)} as ${raw(`held_${facet}`)}`),
      ', ',
    )}
    from ${from} where ${where} and ${id} = any ($ids::bigint[])`;

  const selectFacts: unknown = query({
    name: `${name}.facts`,
    values: valuesIn({ ...definition.values, ids: array(bigint) }, factsIn),
    row: {
      id: bigint,
      ...byName(
        names.map((facet) => `held_${facet}`),
        () => array(text),
      ),
    },
    sql: factsIn,
  });

  /** What the statements take of what was asked. */
  const valuesOf = ({ values: own, asked }: Given<F, S, V>) => ({
    ...own,
    ...byName(names, (facet) => {
      const chosen = asked.chosen[facet];
      return chosen && (facets[facet].meant?.(chosen) ?? chosen);
    }),
    found: asked.found ?? [],
  });

  return {
    narrowing,
    facets,
    async readPage(connection, given) {
      const { asked, cursor, limit } = given;
      const searched = asked.found !== undefined;
      const sort = asked.sort ?? (searched ? BEST_FIRST : narrowing.sorts[0]);
      const statement: unknown = selectPage.of({ sort, searched } as never);
      const all = { ...valuesOf(given), ...placeOf(cursor), atMost: limit + 1 };
      type Page = Made<RowOf<R> & RankedRow>;
      if (selectGlance && !searched && sort === narrowing.sorts[0]) {
        const rows = await (selectGlance as Page).all(connection, all);
        if (rows.length > limit) return rows;
      }
      return (statement as Page).all(connection, all);
    },
    readCounts(connection, given) {
      const statement: unknown = selectCounts.of({ searched: given.asked.found !== undefined });
      return (statement as Made<FacetCount>).all(connection, valuesOf(given));
    },
    async readFacts(connection, { values: own, ids }) {
      const rows = await (selectFacts as Made<Record<string, unknown> & { id: number }>).all(
        connection,
        { ...own, ids },
      );
      return rows.map((row) => ({
        id: row.id,
        values: byName(names, (facet) => row[`held_${facet}`] as readonly string[]),
      }));
    },
    cursorAfter({ id: last, rank }) {
      return `r${rank}.${definition.ties === 'newest first' ? -last : last}`;
    },
  };
}
