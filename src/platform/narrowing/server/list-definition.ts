import { type Sql, sql } from '#platform/database/sql.ts';
import type { Columns, Parameters } from '#platform/database/statement.ts';
import type { Narrowing } from '#platform/narrowing/narrowing.ts';
import type { Facet } from './facet.ts';

/** A list that can be narrowed, as a feature says it in SQL: its statements follow. */
export type ListDefinition<
  F extends string = string,
  S extends string = string,
  V extends Parameters = Parameters,
  R extends Columns = Columns,
> = {
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

/** What comes first of two rows with the same rank. */
export const tieOf = (id: Sql, { ties }: Pick<ListDefinition, 'ties'>): Sql =>
  ties === 'newest first' ? sql`-${id}` : id;
