import { formatsByNeed } from '#platform/i18n/formats-by-need.ts';
import { intlLocales, type Language } from '#platform/i18n/languages.ts';
import { withCommas } from '#platform/i18n/with-commas.ts';

const formatIn = formatsByNeed(
  (language: Language) =>
    new Intl.DateTimeFormat(intlLocales[language], {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/**
 * A moment in the reader's own time zone, which the server does not know, so use it only for what the browser renders.
 * The
 * day is written like every other.
 */
export function showMoment(moment: string, language: Language): string {
  const parts = Object.fromEntries(
    formatIn(language)
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  );
  const { day, month, year, hour, minute } = parts;
  return withCommas([`${day} ${month} ${year}`, `${hour}:${minute}`], language);
}
