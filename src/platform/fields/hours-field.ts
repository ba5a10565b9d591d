import * as z from 'zod/mini';
import { findWrittenHours } from '#platform/dates/written-hours.ts';
import type { DeclaredField, FieldFacts } from './declared-field.ts';
import { fieldsTexts } from './fields.texts.ts';
import { typedText } from './text-fields.ts';

const LONGEST_HOURS = 500;

/** Opening hours with one group of days per line, stored in one form however they were written. */
export function hoursField(facts: FieldFacts): DeclaredField {
  const invalid = fieldsTexts.invalidHours.id;
  const typed = typedText.check(
    z.maxLength(LONGEST_HOURS),
    z.refine((text) => text === '' || findWrittenHours(text) !== undefined, invalid),
  );
  return {
    kind: 'lines',
    help: fieldsTexts.hoursHelp,
    ...facts,
    maxLength: LONGEST_HOURS,
    required: false,
    stored: 'text or null',
    schema: z.prefault(
      z.pipe(
        typed,
        z.transform((text: string) => findWrittenHours(text) ?? null),
      ),
      '',
    ),
    answer: z.nullable(z.string()),
  };
}
