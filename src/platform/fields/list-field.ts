import * as z from 'zod/mini';
import type { DeclaredField, FieldFacts } from './declared-field.ts';
import { fieldsTexts } from './fields.texts.ts';
import { emptyToNull, typedText } from './text-fields.ts';

const MOST_ENTRIES = 40;
const LONGEST_ENTRY = 300;
const LONGEST_LIST = 4000;

/** A bullet that people type in front of list entries. */
const mark = /^[-–*•·]\s/;

/** The entries of a stored list, which has one per line. */
export function entriesOf(list: string | null): string[] {
  return (list ?? '')
    .split('\n')
    .map((line) => line.trim().replace(mark, '').trim())
    .filter((line) => line !== '');
}

/** A list with one entry per line; empty lines and bullets are dropped. */
export function listField({ label, help, extra, headers }: FieldFacts): DeclaredField {
  const list = typedText.check(
    z.overwrite((text) => entriesOf(text).join('\n')),
    z.maxLength(LONGEST_LIST),
    z.refine((text) => entriesOf(text).length <= MOST_ENTRIES, fieldsTexts.tooManyEntries.id),
    z.refine(
      (text) => entriesOf(text).every((entry) => entry.length <= LONGEST_ENTRY),
      fieldsTexts.entryTooLong.id,
    ),
  );
  return {
    kind: 'lines',
    ...{ label, help, extra, headers, maxLength: LONGEST_LIST },
    required: false,
    stored: 'text or null',
    schema: z.prefault(z.pipe(list, emptyToNull), ''),
    answer: z.nullable(z.string()),
  };
}
