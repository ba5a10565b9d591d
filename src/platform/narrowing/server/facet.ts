import type { Connection } from '#platform/database/connection.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Text } from '#platform/i18n/texts.ts';

/** The request that a list is read for. */
export type Reading = {
  readonly connection: Connection;
  readonly language: Language;
  readonly country: string;
  readonly today: CalendarDate;
};

type NamedOption = { readonly value: string; readonly name: string; readonly count: number };

/** How many rows have each value; chosen values are included even if no row has them. */
type Counted = ReadonlyMap<string, number>;

/** Something that a list can be narrowed by. */
export type Facet = {
  readonly label: Text;
  /** The value of a row as text, or null if it has none. */
  readonly value: Sql;
  /** Whether only one option can be chosen. */
  readonly single?: boolean;
  /** The indexed column with the value, if the index has the rows of each value in the list's own order. */
  readonly indexedColumn?: Sql;
  /** A query for `value` and `count` of each value in `$country`, if counts are maintained. */
  readonly keptCounts?: Sql;
  /**
   * For facets of which a row has several values: the table of them, and its column with the row's id. `value` refers
   * to that table.
   */
  readonly several?: { readonly of: Sql; readonly id: Sql };
  /** The stored values that chosen options stand for, if they differ. */
  storedValuesOf?(chosen: readonly string[]): readonly string[];
  /** The options to display, in order. */
  options(counted: Counted, reading: Reading): Promise<readonly NamedOption[]>;
};
