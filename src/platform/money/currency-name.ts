import { formatsByNeed } from '#platform/i18n/formats-by-need.ts';
import type { Language } from '#platform/i18n/languages.ts';

const namesIn = formatsByNeed(
  (language: Language) => new Intl.DisplayNames(language, { type: 'currency', fallback: 'code' }),
);

/** What a currency is called; its code where it has no name. */
export const currencyName = (code: string, language: Language): string =>
  namesIn(language).of(code) ?? code;
