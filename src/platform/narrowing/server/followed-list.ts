import type { Connection } from '#platform/database/connection.ts';
import type { Parameters, ValuesOf } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import type { Narrowing } from '#platform/narrowing/narrowing.ts';
import type { FacetFacts } from './narrowed-facts.ts';
import type { NarrowedList } from './narrowed-list.ts';
import type { RankedRow } from './rank-cursor.ts';

type Asked = {
  readonly country: string;
  readonly today: CalendarDate;
  readonly ids: readonly number[];
};

/** A list whose searches can be saved; new records in it are matched with them. */
export type FollowedList = {
  /** The path of its page. */
  readonly path: string;
  /** The kind of its records in the search and in the list of changes. */
  readonly kind: 'product' | 'event' | 'job';
  readonly narrowing: Narrowing;
  /** The facet values of these records, as far as the list has them. */
  readFacts(connection: Connection, asked: Asked): Promise<readonly FacetFacts[]>;
  /** The stored values of a facet that a choice covers. */
  storedValuesOf(facet: string, chosen: readonly string[]): readonly string[];
};

type Definition<
  F extends string,
  S extends string,
  V extends Parameters,
  Row extends RankedRow,
> = Pick<FollowedList, 'path' | 'kind'> & {
  readonly list: NarrowedList<F, S, V, Row>;
  valuesOf(country: string, today: CalendarDate): ValuesOf<V>;
};

export function followedList<
  F extends string,
  S extends string,
  V extends Parameters,
  Row extends RankedRow,
>({ path, kind, list, valuesOf }: Definition<F, S, V, Row>): FollowedList {
  return {
    path,
    kind,
    narrowing: list.narrowing,
    readFacts: (connection, { country, today, ids }) =>
      list.readFacts(connection, { values: valuesOf(country, today), ids }),
    storedValuesOf: (facet, chosen) => list.facets[facet as F].storedValuesOf?.(chosen) ?? chosen,
  };
}
