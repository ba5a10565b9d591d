import { HOME_TIME_ZONE } from '#platform/dates/validity.ts';

type LocaleWithZones = Intl.Locale & { getTimeZones(): readonly string[] | undefined };

const zones = new Map<string, string>();

/** A country of one time has it; one of several does not say which, and our own stands in. */
function readTimeZone(country: string): string {
  const [only, ...others] =
    (new Intl.Locale(`und-${country}`) as LocaleWithZones).getTimeZones() ?? [];
  return only && others.length === 0 ? only : HOME_TIME_ZONE;
}

/** What the clocks of a country go by. */
export function timeZoneOf(country: string): string {
  const zone = zones.get(country) ?? readTimeZone(country);
  zones.set(country, zone);
  return zone;
}
