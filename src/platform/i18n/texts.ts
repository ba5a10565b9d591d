import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from './languages.ts';

/**
 * One text in every language, as an ICU message. Source files hold plain strings; the browser
 * build keeps one language only and compiles the messages, so no ICU parser is shipped.
 */
export type Text = { readonly id: string } & Readonly<Record<Language, string | CompiledMessage>>;

/** What a message is said with; a text among them is said in the same language. */
export type TextValues = Readonly<Record<string, string | number | Text>>;

const registry = new Map<string, Text>();

/** A text is looked up by its id, so if two shared one, the same text would be shown in both places. */
function register(text: Text): void {
  // While developing, a changed file defines its texts again.
  if (registry.has(text.id) && process.env.NODE_ENV !== 'development') {
    throw new Error(`The text ${text.id} is defined twice`);
  }
  registry.set(text.id, text);
}

/**
 * Declares texts under a name that nobody else declares texts under. The type demands both languages
 * of every text.
 */
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

/** Schemas carry text ids as their messages; this finds the text again when the error is told. */
export function findText(id: string): Text | undefined {
  return registry.get(id);
}

export function allTexts(): readonly Text[] {
  return [...registry.values()];
}
