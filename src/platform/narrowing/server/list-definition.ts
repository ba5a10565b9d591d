import { type Sql, sql } from '#platform/database/sql.ts';
import type { Columns, Parameters } from '#platform/database/statement.ts';
import type { Narrowing } from '#platform/narrowing/narrowing.ts';
import type { Facet } from './facet.ts';

/** The definition of a list that can be narrowed, in pieces of SQL that its statements are built from. */
export type ListDefinition<
  F extends string = string,
  S extends string = string,
  V extends Parameters = Parameters,
  R extends Columns = Columns,
> = {
  /** The prefix of its statements' names. */
  readonly name: string;
  readonly narrowing: Narrowing<F, S>;
  /** The table and its alias. */
  readonly from: Sql;
  readonly id: Sql;
  /** The condition for a row to be in the list at all. */
  readonly where: Sql;
  /** The parameters of `where` and the facets. */
  readonly values: V;
  readonly facets: Readonly<Record<F, Facet>>;
  /** For each order, an integer per row to sort by, lowest first. */
  readonly ranks: Readonly<Record<S, Sql>>;
  /** The order of rows with equal rank. */
  readonly ties: 'newest first' | 'oldest first';
  /** Whether an index has the rows of `where` in the list's own order, where rows with a common value are soon met. */
  readonly hasOrderedIndex?: boolean;
  readonly row: R;
  /** The columns to display, selected from `listed`, which has id and rank; sorting is added by the list. */
  readonly columns: Sql;
  readonly joins: Sql;
};

/** The tie-breaker for two rows of the same rank. */
export const tieOf = (id: Sql, { ties }: Pick<ListDefinition, 'ties'>): Sql =>
  ties === 'newest first' ? sql`-${id}` : id;
