import { formatsByNeed } from '#platform/i18n/formats-by-need.ts';
import type { Language } from '#platform/i18n/languages.ts';

const namesIn = formatsByNeed(
  (language: Language) => new Intl.DisplayNames(language, { type: 'currency', fallback: 'code' }),
);

export const currencyName = (code: string, language: Language): string =>
  namesIn(language).of(code) ?? code;
