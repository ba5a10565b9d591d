import type { Connection } from '#platform/database/connection.ts';
import type { Columns, Parameters, RowOf, ValuesOf } from '#platform/database/statement.ts';
import type { Narrowing } from '#platform/narrowing/narrowing.ts';
import type { Asked } from './asked-of-list.ts';
import type { Facet } from './facet.ts';
import type { ListDefinition } from './list-definition.ts';
import { type Counts, narrowedCounts } from './narrowed-counts.ts';
import { type FacetFacts, narrowedFacts } from './narrowed-facts.ts';
import { narrowedPages } from './narrowed-pages.ts';
import { type RankedRow, rankCursor } from './rank-cursor.ts';

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
  /** Reads a page, with one row more than requested if the list continues. */
  readPage(connection: Connection, given: Given<F, S, V> & GivenPage): Promise<Row[]>;
  readCounts(connection: Connection, given: Given<F, S, V>): Promise<Counts>;
  /** The cursor after a row. */
  cursorAfter(row: RankedRow): string;
  /** Reads the facet values of these rows, as far as the list has them. */
  readFacts(
    connection: Connection,
    given: { readonly values: ValuesOf<V>; readonly ids: readonly number[] },
  ): Promise<FacetFacts[]>;
};

/** Declares the statements of a list that can be narrowed: its pages and its counts. */
export function narrowedList<
  const F extends string,
  const S extends string,
  V extends Parameters,
  R extends Columns,
>(definition: ListDefinition<F, S, V, R>): NarrowedList<F, S, V, RowOf<R> & RankedRow> {
  const { narrowing, facets, ties } = definition;
  const readPage = narrowedPages<F, S>(definition);
  return {
    narrowing,
    facets,
    // The rows have the definition's columns, whose types the generic statements have lost.
    readPage: (connection, given) =>
      readPage(connection, given) as Promise<(RowOf<R> & RankedRow)[]>,
    readCounts: narrowedCounts<F, S>(definition),
    readFacts: narrowedFacts<F, S>(definition),
    cursorAfter: (row) => rankCursor(row, ties),
  };
}
