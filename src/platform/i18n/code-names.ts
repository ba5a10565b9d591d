import type { Language } from './languages.ts';
import type { Text } from './texts.ts';
import { translateIn } from './translate-in.ts';

/** Translates codes by the texts of the same name; a code that no longer exists has no name. */
export function codeNames(language: Language) {
  const t = translateIn(language);
  return (texts: Readonly<Record<string, Text>>, code: string | null): string | null => {
    const text = code !== null && Object.hasOwn(texts, code) ? texts[code] : undefined;
    return text ? t(text) : null;
  };
}
