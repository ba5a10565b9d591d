import type { Language } from './languages.ts';

const commas: Record<Language, string> = { en: ', ', ar: '، ' };

/** One after the other, by the comma of the language; what is not there is left out. */
export const withCommas = (
  words: readonly (string | null | undefined)[],
  language: Language,
): string => words.filter(Boolean).join(commas[language]);
