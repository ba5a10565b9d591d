import { type ArabicForm, arabicForms, withoutArticle } from './arabic-forms.ts';
import { spelledAsUsual } from './said-alike.ts';

/** A form under which a word may be looked up. */
export type WordForm = ArabicForm & {
  /** It is a form of an Arabic word that arabizi may be read as. */
  readonly spoken: boolean;
};

export type WordForms = {
  /** The forms at the beginning of a phrase: without clitics and article, in the singular. */
  readonly first: readonly WordForm[];
  /** The forms inside a phrase, where a word stands as it is, with or without its article. */
  readonly inside: readonly { readonly text: string; readonly spoken: boolean }[];
};

const plain = (text: string): WordForm => ({ text, clitics: '', article: false, spoken: false });

function typedForms(folded: string): readonly WordForm[] {
  const arabic = [folded, ...spelledAsUsual(folded)].flatMap(arabicForms);
  if (arabic.length > 0) return arabic.map((form) => ({ ...form, spoken: false }));
  const isPlural = folded.length > 3 && folded.endsWith('s');
  return isPlural ? [plain(folded), plain(folded.slice(0, -1))] : [plain(folded)];
}

/** The forms of a folded word, and of the Arabic words that it may be read as. */
export function wordForms(folded: string, spoken: readonly string[]): WordForms {
  return {
    first: [
      ...typedForms(folded),
      ...spoken.flatMap(arabicForms).map((form) => ({ ...form, spoken: true })),
    ],
    inside: [
      ...[folded, ...spelledAsUsual(folded)].map((text) => ({
        text: withoutArticle(text),
        spoken: false,
      })),
      ...spoken.map((text) => ({ text: withoutArticle(text), spoken: true })),
    ],
  };
}
