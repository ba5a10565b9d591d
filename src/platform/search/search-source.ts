import type { Connection } from '#platform/database/connection.ts';
import type { Sql, Table } from '#platform/database/sql.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import type { Language } from '#platform/i18n/languages.ts';

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

export type Search = {
  /** As they were typed. */
  readonly words: string;
  /** What they look for, as the database asks for it. */
  readonly question: string;
  readonly atMost: number;
  readonly today: CalendarDate;
  readonly language: Language;
};

export type SearchAnswer = {
  readonly path: string;
  readonly title: string;
  /** What tells records of the same name apart. */
  readonly detail: string;
};

/** How the search of everything finds one kind of record. */
export type SearchSource = {
  readonly kind: string;
  find(connection: Connection, asked: Search): Promise<readonly SearchAnswer[]>;
};
