import { formatsByNeed } from '#platform/i18n/formats-by-need.ts';
import type { Language } from '#platform/i18n/languages.ts';

const namesOf = (style: 'long' | 'short') =>
  formatsByNeed((language: Language) => new Intl.DisplayNames(language, { type: 'region', style }));
const namesIn = namesOf('long');
const shortNamesIn = namesOf('short');

/** Countries for which the standard's short name is the usual one, which browsers use as well. */
const calledShortly: ReadonlySet<string> = new Set(['HK', 'MO', 'PS']);

/** A cache, because pages repeat the same few names; only well-formed codes enter it, so it stays small. */
const known: Record<Language, Map<string, string>> = { en: new Map(), ar: new Map() };

/** The name of a country in a language, or the code itself if it names no country. */
export function countryName(code: string, language: Language): string {
  const found = known[language].get(code);
  if (found !== undefined) return found;
  const name = (calledShortly.has(code) ? shortNamesIn : namesIn)(language).of(code) ?? code;
  if (/^[A-Z]{2}$/.test(code)) known[language].set(code, name);
  return name;
}
