import type { Language } from '#platform/i18n/languages.ts';

/** Content, unlike the interface, is stored as it is: one plain string per language. */
export type DemoText = Readonly<Record<Language, string>>;

/** Puts values into the same numbered places of both languages: {0}, {1} … */
export function fillText(pattern: DemoText, values: readonly DemoText[]): DemoText {
  return { en: fill(pattern.en, values, 'en'), ar: fill(pattern.ar, values, 'ar') };
}

function fill(pattern: string, values: readonly DemoText[], language: Language): string {
  return pattern.replace(/\{(\d)\}/g, (place, digit: string) => {
    return values[Number(digit)]?.[language] ?? place;
  });
}

export function joinTexts(parts: readonly DemoText[]): DemoText {
  return {
    en: parts.map((part) => part.en).join(' '),
    ar: parts.map((part) => part.ar).join(' '),
  };
}

/** A list as it is stored: one entry in a line. */
export function linesOf(entries: readonly DemoText[]): DemoText {
  return {
    en: entries.map((entry) => entry.en).join('\n'),
    ar: entries.map((entry) => entry.ar).join('\n'),
  };
}
