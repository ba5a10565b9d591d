import type { Sql, Table } from '#platform/database/sql.ts';

/** Where the records of one kind are and what is displayed of them; in its SQL, `found` is the table. */
export type Findable<Kind extends string = string> = {
  readonly kind: Kind;
  readonly table: Table;
  /** The condition for a record to be visible to visitors. */
  readonly shown: Sql;
  /** The expression that the full-text index covers; it must match the index exactly. */
  readonly words: Sql;
  /** The column with the name; the one with the Arabic name ends in `_ar`. */
  readonly title: string;
  /** The page on which visitors see it. */
  readonly path: Sql;
};
