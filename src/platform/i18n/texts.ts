import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from './languages.ts';

/**
 * One text in every language, as an ICU message. Source files contain plain strings; the browser build keeps one
 * language
 * and compiles its messages, so that no ICU parser is shipped.
 */
export type Text = { readonly id: string } & Readonly<Record<Language, string | CompiledMessage>>;

/** Values for a message's placeholders; a text among them is translated into the same language. */
export type TextValues = Readonly<Record<string, string | number | Text>>;

const registry = new Map<string, Text>();

/** Texts are looked up by id, so two with the same id would both show the same text. */
function register(text: Text): void {
  // In development, a changed file defines its texts again.
  if (registry.has(text.id) && process.env.NODE_ENV !== 'development') {
    throw new Error(`The text ${text.id} is defined twice`);
  }
  registry.set(text.id, text);
}

/** Declares the texts of a feature under a unique name. The type requires both languages for every text. */
export function defineTexts<const Keys extends string>(
  feature: string,
  messages: Record<Keys, Record<Language, string>>,
): Readonly<Record<Keys, Text>> {
  const texts = {} as Record<Keys, Text>;
  for (const key of Object.keys(messages) as Keys[]) {
    const text: Text = { id: `${feature}.${key}`, ...messages[key] };
    texts[key] = text;
    register(text);
  }
  return texts;
}

/** Finds a text by its id. Schemas carry ids as their error messages, which are translated when the error is shown. */
export function findText(id: string): Text | undefined {
  return registry.get(id);
}

export function allTexts(): readonly Text[] {
  return [...registry.values()];
}
