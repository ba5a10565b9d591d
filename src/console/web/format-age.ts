import { formatsByNeed } from '#platform/i18n/formats-by-need.ts';
import { intlLocales, type Language } from '#platform/i18n/languages.ts';

const agesIn = formatsByNeed(
  (language: Language) => new Intl.RelativeTimeFormat(intlLocales[language], { numeric: 'auto' }),
);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long ago something was, in the largest unit that fits; the console is drawn in the browser only,
 * so it may use what Intl writes there.
 */
export function formatAge(iso: string, language: Language, now = Date.now()): string {
  const ageMs = Math.max(0, now - Date.parse(iso));
  if (ageMs >= DAY_MS) return agesIn(language).format(-Math.floor(ageMs / DAY_MS), 'day');
  if (ageMs >= HOUR_MS) return agesIn(language).format(-Math.floor(ageMs / HOUR_MS), 'hour');
  return agesIn(language).format(-Math.floor(ageMs / MINUTE_MS), 'minute');
}
