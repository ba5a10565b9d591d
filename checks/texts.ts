import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Language, languages } from '#platform/i18n/languages.ts';
import type { Text } from '#platform/i18n/texts.ts';

/** A word in braces after one of these is the text of a plural form, not a placeholder. */
const pluralForm = /(?:\b(?:zero|one|two|few|many|other)|=\d+) $/;

/**
 * The placeholders of a message. {one} and {One} are forms of the same word and always given together, and languages
 * differ in which one a sentence takes. {counted} stands for {n} with the noun in the matching form.
 */
function placeholdersOf(message: string): string {
  const counts = message.includes(', plural,');
  const named = [...message.matchAll(/\{(\w+)(?=[,}])/g)];
  const names = named
    .filter(({ index }) => !(counts && pluralForm.test(message.slice(0, index).slice(-8))))
    .flatMap(([, name = '']) => (name === 'counted' ? ['n', 'one'] : [name.toLowerCase()]));
  return [...new Set(names)].sort().join(', ');
}

const arabicPluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];

function problemsOfMessage(id: string, language: Language, message: string): string[] {
  const problems: string[] = [];
  if (message.trim() === '') problems.push(`${id}: nothing is said in ${language}`);
  try {
    compileMessageOrThrow(message);
  } catch (error) {
    problems.push(`${id}: the ${language} message cannot be read: ${(error as Error).message}`);
  }
  if (language === 'ar' && /\{\w+, plural,/.test(message)) {
    const missing = arabicPluralForms.filter((form) => !new RegExp(`\\b${form} \\{`).test(message));
    if (missing.length > 0) problems.push(`${id}: Arabic lacks the forms ${missing.join(', ')}`);
  }
  return problems;
}

/** Counts that are plural in English and stand in Arabic as a bare number before a noun. */
function bareCountsOf(english: string, arabic: string): readonly string[] {
  const counted = [...english.matchAll(/\{(\w+), plural,/g)].map(([, name = '']) => name);
  return counted.filter((name) =>
    new RegExp(`\\{${name}\\} (?!من )\\p{Script=Arabic}`, 'u').test(arabic),
  );
}

/** Requires every text in both languages, with a valid message and the same placeholders. */
export function findTextProblems(texts: readonly Text[]): readonly string[] {
  return texts.flatMap((text) => {
    const problems = languages.flatMap((language) =>
      problemsOfMessage(text.id, language, String(text[language] ?? '')),
    );
    const [en, ar] = [String(text.en), String(text.ar)];
    const [english, arabic] = [placeholdersOf(en), placeholdersOf(ar)];
    if (english !== arabic) problems.push(`${text.id}: values differ: ${english} / ${arabic}`);
    for (const name of bareCountsOf(en, ar)) {
      problems.push(`${text.id}: Arabic counts {${name}} without its forms`);
    }
    return problems;
  });
}
