import type { Language } from '#platform/i18n/languages.ts';

const formats: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
  ar: new Intl.DateTimeFormat('ar-u-nu-latn', { dateStyle: 'medium', timeStyle: 'short' }),
};

/** A moment in the reader's own time zone; for what the server does not render. */
export function showMoment(moment: string, language: Language): string {
  return formats[language].format(new Date(moment));
}
