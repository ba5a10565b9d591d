import type { Language } from '#platform/i18n/languages.ts';

const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-u-nu-latn' };

const perLanguage = <Format>(make: (locale: string) => Format): Record<Language, Format> => ({
  en: make(locales.en),
  ar: make(locales.ar),
});

const moments = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);
const ages = perLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Day and time; the console is drawn in the browser only, so it may use what Intl writes there. */
export function formatMoment(iso: string, language: Language): string {
  return moments[language].format(new Date(iso));
}

/** How long ago something was, in the largest unit that fits. */
export function formatAge(iso: string, language: Language, now = Date.now()): string {
  const ageMs = Math.max(0, now - Date.parse(iso));
  if (ageMs >= DAY_MS) return ages[language].format(-Math.floor(ageMs / DAY_MS), 'day');
  if (ageMs >= HOUR_MS) return ages[language].format(-Math.floor(ageMs / HOUR_MS), 'hour');
  return ages[language].format(-Math.floor(ageMs / MINUTE_MS), 'minute');
}
