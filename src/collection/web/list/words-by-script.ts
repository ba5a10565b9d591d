import type { Language } from '#platform/i18n/languages.ts';

const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word);

export type ScriptWords = { readonly language: Language; readonly words: readonly string[] };

/** Splits a list of words by script, the reader's own first. */
export function wordsByScript(list: string, own: Language): readonly ScriptWords[] {
  const all = list.split(', ').filter(Boolean);
  const scripts: readonly ScriptWords[] = [
    { language: 'en', words: all.filter((word) => !isArabic(word)) },
    { language: 'ar', words: all.filter(isArabic) },
  ];
  return scripts
    .filter(({ words }) => words.length > 0)
    .toSorted((one, other) => Number(other.language === own) - Number(one.language === own));
}
