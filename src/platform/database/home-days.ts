import { HOME_TIME_ZONE } from '#platform/dates/validity.ts';

/** In SQL: the day of a moment, where the portal is at home. */
export const homeDayOf = (moment: string) => `(${moment} at time zone '${HOME_TIME_ZONE}')::date`;

/** In SQL: the moment at which a day begins there. */
export const homeMidnightOf = (day: string) =>
  `(${day})::timestamp at time zone '${HOME_TIME_ZONE}'`;
