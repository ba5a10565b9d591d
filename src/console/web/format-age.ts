import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/dates/spans.ts';
import { formatsByNeed } from '#platform/i18n/formats-by-need.ts';
import { intlLocales, type Language } from '#platform/i18n/languages.ts';

const agesIn = formatsByNeed(
  (language: Language) => new Intl.RelativeTimeFormat(intlLocales[language], { numeric: 'auto' }),
);

const MONTH_MS = 30 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;

const shortest = ['minute', MINUTE_MS] as const;
const units = [
  ['year', YEAR_MS],
  ['month', MONTH_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
] as const;

/**
 * Formats an age in the largest unit that fits. The console renders in the browser only, so Intl's output need not
 * match a server's.
 */
export function formatAge(iso: string, language: Language, now = Date.now()): string {
  const ageMs = Math.max(0, now - Date.parse(iso));
  const [unit, unitMs] = units.find(([, atLeastMs]) => ageMs >= atLeastMs) ?? shortest;
  return agesIn(language).format(-Math.floor(ageMs / unitMs), unit);
}
