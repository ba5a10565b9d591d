const article = /^ال(?=[\u0621-\u064a]{3})/;

/** As the database's search_text has a folded word. */
export function withoutArticle(folded: string): string {
  return folded.replace(article, '');
}

export type ArabicForm = {
  /** Without the article. */
  readonly text: string;
  /** What stood before it, written together with it: and, in, to, this. */
  readonly clitics: string;
  /** Whether the article stood before it. */
  readonly article: boolean;
};

/** Longest first; with the article where it melts into the preposition. */
const clitics = [
  'وبال',
  'ولل',
  'بال',
  'وال',
  'فال',
  'كال',
  'هال',
  'عال',
  'لل',
  'وب',
  'ول',
  'و',
  'ف',
  'ب',
  'ل',
  'ك',
];

const isArabic = /^[\u0621-\u064a]+$/;

function formOf(rest: string, clitics: string): ArabicForm {
  const text = withoutArticle(rest);
  return { text, clitics, article: text !== rest || /ال$|لل$/.test(clitics) };
}

/** A folded word and what is left of it when the little words before it are taken off. */
export function arabicForms(folded: string): readonly ArabicForm[] {
  if (!isArabic.test(folded)) return [];
  const forms: ArabicForm[] = [formOf(folded, '')];
  for (const clitic of clitics) {
    const rest = folded.slice(clitic.length);
    if (rest.length >= 2 && folded.startsWith(clitic)) forms.push(formOf(rest, clitic));
  }
  return forms;
}

/** This, on the, and in the, as dialects write them together with a word: هالجهاز, عالوظيفة, وبالمستشفيات, وللأطفال. */
const together =
  /^(?:[وف]?[بلع]?هال(?=...)|(?:[وف]?عال|[وف]بال|[وف]لل)(?=.{4}))(?=[\u0621-\u064a]+$)/;

/** A folded word without the little words before it of which the database takes off only some. */
export const withoutLittleWords = (folded: string): string => folded.replace(together, '');
