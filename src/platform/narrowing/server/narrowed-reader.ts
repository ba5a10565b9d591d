import type { OperationContext } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import type { Parameters, ValuesOf } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { askedOf, type NarrowingInput } from './asked-of-list.ts';
import type { NarrowedList } from './narrowed-list.ts';
import type { RankedRow } from './rank-cursor.ts';
import { translateChoices } from './translate-choices.ts';

type Sought = {
  readonly words: string | undefined;
  readonly country: string;
  readonly today: CalendarDate;
};

type ReaderDefinition<
  F extends string,
  S extends string,
  V extends Parameters,
  Row extends RankedRow,
> = {
  readonly list: NarrowedList<F, S, V, Row>;
  /** Finds records by words, best first. */
  find(
    connection: Connection,
    sought: Sought,
  ): Promise<{ readonly ids: readonly number[]; readonly more: boolean } | undefined>;
  valuesOf(country: string, today: CalendarDate): ValuesOf<V>;
  readonly words: { readonly sorts: Readonly<Record<S, Text>>; readonly counted: Text };
};

type Input<F extends string, S extends string> = NarrowingInput<F, S> & {
  readonly search?: string | undefined;
};
type PageInput<F extends string, S extends string> = Input<F, S> & {
  readonly limit: number;
  readonly cursor?: string | undefined;
};

/** Reads pages and choices of a narrowed list for operations, in the country that the list shows. */
export function narrowedReader<
  F extends string,
  S extends string,
  V extends Parameters,
  Row extends RankedRow,
>({ list, find, valuesOf, words }: ReaderDefinition<F, S, V, Row>) {
  async function prepare(input: Input<F, S>, country: string, context: OperationContext) {
    const { pool } = context.database;
    const today = todayAt(context.now);
    const found = await find(pool, { words: input.search, country, today });
    const asked = askedOf(list.narrowing, input, found?.ids);
    return { values: valuesOf(country, today), asked, today, more: found?.more ?? false };
  }
  return {
    /** Returns one row more than the page has if the list continues. */
    async readPage(input: PageInput<F, S>, country: string, context: OperationContext) {
      const { values, asked } = await prepare(input, country, context);
      const { limit, cursor } = input;
      return list.readPage(context.database.pool, { values, asked, limit, cursor });
    },
    async readChoices(input: Input<F, S>, country: string, context: OperationContext) {
      const { language, database } = context;
      const { values, asked, today, more } = await prepare(input, country, context);
      const counted = await list.readCounts(database.pool, { values, asked });
      const reading = { connection: database.pool, language, country, today };
      return translateChoices({ list, ...counted, asked, more, words }, reading);
    },
    /** The cursor after a page of this length, or null if the list ends. */
    nextCursor(rows: readonly Row[], limit: number) {
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return last ? list.cursorAfter(last) : null;
    },
  };
}
