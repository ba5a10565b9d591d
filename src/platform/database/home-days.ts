import { HOME_TIME_ZONE } from '#platform/dates/validity.ts';
import { raw, type Sql } from './sql.ts';

/** The same for SQL that knows its tables and, until the last of it is gone, for texts. */
type Wrapping = { (inner: Sql): Sql; (inner: string): string };

function wrapping(before: string, after: string): Wrapping {
  return ((inner: Sql | string) =>
    typeof inner === 'string'
      ? before + inner + after
      : { ...raw(before + inner.text + after), relations: inner.relations }) as Wrapping;
}

/** The day of a moment, where the portal is at home. */
export const homeDayOf = wrapping('(', ` at time zone '${HOME_TIME_ZONE}')::date`);

/** The moment at which a day begins there. */
export const homeMidnightOf = wrapping('(', `)::timestamp at time zone '${HOME_TIME_ZONE}'`);
