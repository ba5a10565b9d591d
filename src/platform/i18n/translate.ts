import { setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { intlLocales, type Language } from './languages.ts';
import type { Text, TextValues } from './texts.ts';

export type Translate = (text: Text, values?: TextValues) => string;

type Compile = (message: string) => CompiledMessage;

/** Creates a function that translates texts into one language. Without `compile`, texts must be compiled already. */
export function createTranslate(language: Language, compile?: Compile): Translate {
  const i18n = setupI18n({
    locale: language,
    locales: intlLocales[language],
    messages: { [language]: {} },
  });
  const known = new Set<string>();
  /** Texts without placeholders, which most are; they need no formatting. */
  const fixed = new Map<string, string>();

  function learn(text: Text): void {
    const message = text[language];
    const compiled = typeof message === 'string' && compile ? compile(message) : message;
    const [only, ...more] = compiled;
    if (typeof only === 'string' && more.length === 0) fixed.set(text.id, only);
    else i18n.load(language, { [text.id]: compiled });
    known.add(text.id);
  }

  function plain(value: string | number | Text): string | number {
    return typeof value === 'object' ? t(value) : value;
  }

  function t(text: Text, values: TextValues = {}): string {
    if (!known.has(text.id)) learn(text);
    const always = fixed.get(text.id);
    if (always !== undefined) return always;
    const plainValues = Object.entries(values).map(([name, value]) => [name, plain(value)]);
    return i18n._(text.id, Object.fromEntries(plainValues));
  }

  return t;
}
