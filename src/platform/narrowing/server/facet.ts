import type { Connection } from '#platform/database/connection.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Text } from '#platform/i18n/texts.ts';

/** Who looks at a list, where and when. */
export type Reading = {
  readonly connection: Connection;
  readonly language: Language;
  readonly country: string;
  readonly today: CalendarDate;
};

type NamedOption = { readonly value: string; readonly name: string; readonly count: number };

/** How many rows have each value; those that are chosen are there even if none has them. */
type Counted = ReadonlyMap<string, number>;

/** Something that a list can be narrowed by. */
export type Facet = {
  readonly label: Text;
  /** What a row has of it, as a text; nothing where it is null. */
  readonly value: Sql;
  /** Only one can be chosen. */
  readonly single?: boolean;
  /** The column that has the value, where an index has the rows of each of its values in the list's own order. */
  readonly walkedBy?: Sql;
  /** How many rows of `$country` have each value, as `value` and `count`, where that is kept. */
  readonly keptCounts?: Sql;
  /** Where a row has several: a table of them, and its column of the row's id. `value` is of that table. */
  readonly several?: { readonly of: Sql; readonly id: Sql };
  /** The values that a chosen option stands for, where it is not itself. */
  meant?(chosen: readonly string[]): readonly string[];
  /** What there is to choose, in the order in which it is shown. */
  options(counted: Counted, reading: Reading): Promise<readonly NamedOption[]>;
};
