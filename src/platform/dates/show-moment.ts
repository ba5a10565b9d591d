import { intlLocales, type Language } from '#platform/i18n/languages.ts';
import { withCommas } from '#platform/i18n/with-commas.ts';

const formatIn = (language: Language) =>
  new Intl.DateTimeFormat(intlLocales[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

const formats: Record<Language, Intl.DateTimeFormat> = { en: formatIn('en'), ar: formatIn('ar') };

/**
 * A moment in the reader's own time zone, with its day written as every other day; for what the server
 * does not render.
 */
export function showMoment(moment: string, language: Language): string {
  const parts = Object.fromEntries(
    formats[language].formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  );
  const { day, month, year, hour, minute } = parts;
  return withCommas([`${day} ${month} ${year}`, `${hour}:${minute}`], language);
}
