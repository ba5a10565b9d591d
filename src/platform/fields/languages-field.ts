import * as z from 'zod/mini';
import { languageName, spokenLanguages } from '#platform/i18n/language-name.ts';
import type { DeclaredField, FieldFacts } from './declared-field.ts';
import { fieldsTexts } from './fields.texts.ts';
import { typedText } from './text-fields.ts';

const LONGEST_LIST = 200;

/** Finds a language by its code or by its name in either language. */
function findCode(written: string): string | undefined {
  const word = written.trim().toLowerCase();
  return spokenLanguages.find(
    (code) =>
      code === word ||
      languageName(code, 'en').toLowerCase() === word ||
      languageName(code, 'ar') === word,
  );
}

const wordsIn = (typed: string) => typed.split(/[,،;\n]/).filter((word) => word.trim() !== '');

/** A list of languages separated by commas, stored as codes. */
export function languagesField(facts: FieldFacts): DeclaredField {
  const invalid = fieldsTexts.invalidLanguages.id;
  const typed = typedText.check(
    z.maxLength(LONGEST_LIST, invalid),
    z.refine((text) => wordsIn(text).every(findCode), invalid),
  );
  const stored = z.transform(
    (text: string) => [...new Set(wordsIn(text).map(findCode))].join(',') || null,
  );
  return {
    kind: 'line',
    ...facts,
    maxLength: LONGEST_LIST,
    required: false,
    stored: 'text or null',
    schema: z.prefault(z.pipe(typed, stored), ''),
    answer: z.nullable(z.string()),
  };
}
