import { HOME_TIME_ZONE } from '#platform/dates/validity.ts';

type LocaleWithZones = Intl.Locale & { getTimeZones(): readonly string[] | undefined };

const zones = new Map<string, string>();

/** The zone of a country that has only one. A country with several does not tell which, so our own is used. */
function readTimeZone(country: string): string {
  const [only, ...others] =
    (new Intl.Locale(`und-${country}`) as LocaleWithZones).getTimeZones() ?? [];
  return only && others.length === 0 ? only : HOME_TIME_ZONE;
}

/** The time zone of a country. */
export function timeZoneOf(country: string): string {
  const zone = zones.get(country) ?? readTimeZone(country);
  zones.set(country, zone);
  return zone;
}
