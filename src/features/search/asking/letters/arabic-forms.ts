const article = /^ال(?=[\u0621-\u064a]{3})/;

/** Takes the article off a folded word, as the database's search_text does. */
export function withoutArticle(folded: string): string {
  return folded.replace(article, '');
}

export type ArabicForm = {
  /** The word without its article. */
  readonly text: string;
  /** The clitics written together with it: and, in, to, this. */
  readonly clitics: string;
  /** Whether it had the article. */
  readonly article: boolean;
};

/** Longest first. The article is part of a clitic where the two merge, as in لل. */
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

/** A folded word as it is, and without each run of clitics that it may begin with. */
export function arabicForms(folded: string): readonly ArabicForm[] {
  if (!isArabic.test(folded)) return [];
  const forms: ArabicForm[] = [formOf(folded, '')];
  for (const clitic of clitics) {
    const rest = folded.slice(clitic.length);
    if (rest.length >= 2 && folded.startsWith(clitic)) forms.push(formOf(rest, clitic));
  }
  return forms;
}

/**
 * "This", "on the" and "in the" as dialects write them together with a word: هالجهاز, عالوظيفة, وبالمستشفيات, وللأطفال.
 */
const together =
  /^(?:[وف]?[بلع]?هال(?=...)|(?:[وف]?عال|[وف]بال|[وف]لل)(?=.{4}))(?=[\u0621-\u064a]+$)/;

/** A folded word without those clitics that the database does not take off completely. */
export const withoutLittleWords = (folded: string): string => folded.replace(together, '');
