import type { Language } from './languages.ts';

const commas: Record<Language, string> = { en: ', ', ar: '، ' };

/** Joins words with the comma of the language and leaves out empty ones. */
export const withCommas = (
  words: readonly (string | null | undefined)[],
  language: Language,
): string => words.filter(Boolean).join(commas[language]);
