import { HOME_TIME_ZONE } from '#platform/dates/validity.ts';
import { raw, type Sql, sql } from './sql.ts';

const homeZone = raw(`'${HOME_TIME_ZONE}'`);

/** The day of a moment in the portal's home time zone. */
export const homeDayOf = (moment: Sql): Sql => sql`(${moment} at time zone ${homeZone})::date`;

/** The moment at which a day begins in the home time zone. */
export const homeMidnightOf = (day: Sql): Sql => sql`(${day})::timestamp at time zone ${homeZone}`;
