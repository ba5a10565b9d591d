import { HOME_TIME_ZONE } from '#platform/dates/validity.ts';
import { raw, type Sql, sql } from './sql.ts';

const homeZone = raw(`'${HOME_TIME_ZONE}'`);

/** The day of a moment, where the portal is at home. */
export const homeDayOf = (moment: Sql): Sql => sql`(${moment} at time zone ${homeZone})::date`;

/** The moment at which a day begins there. */
export const homeMidnightOf = (day: Sql): Sql => sql`(${day})::timestamp at time zone ${homeZone}`;
