import type { Sql, Table } from '#platform/database/sql.ts';

/** Where records of one kind are and what is shown of them; in the SQL, `found` is the table. */
export type Findable<Kind extends string = string> = {
  readonly kind: Kind;
  readonly table: Table;
  /** Whether visitors see it. */
  readonly shown: Sql;
  /** What the index of words covers, letter for letter. */
  readonly words: Sql;
  /** The column of its name; the one of its Arabic name ends in `_ar`. */
  readonly title: string;
  /** The page where visitors see it. */
  readonly path: Sql;
};
