import * as z from 'zod/mini';
import { collectionTexts } from '#collection/collection.texts.ts';
import type { DeclaredField, FieldFacts } from '#platform/fields/declared-field.ts';
import { numberField } from '#platform/fields/value-fields.ts';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';

const statusWords = new Map([
  ['', 1],
  ['1', 1],
  ['active', 1],
  ['yes', 1],
  ['نشط', 1],
  ['نعم', 1],
  ['true', 1],
  ['صحيح', 1],
  ['0', 0],
  ['inactive', 0],
  ['no', 0],
  ['غير نشط', 0],
  ['لا', 0],
  ['false', 0],
  ['خطأ', 0],
]);

function statusOf(typed: string | number): number | undefined {
  return statusWords.get(toLatinDigits(String(typed)).trim().toLowerCase());
}

/** 1 is active, 0 inactive. The words that imports use are understood everywhere. */
export const statusSchema = z.pipe(
  z
    .union([z.string(), z.number()], collectionTexts.invalidStatus.id)
    .check(z.refine((typed) => statusOf(typed) !== undefined, collectionTexts.invalidStatus.id)),
  z.transform((typed: string | number) => statusOf(typed) ?? 0),
);

export const statusField: DeclaredField = {
  kind: 'status',
  label: collectionTexts.status,
  choices: [
    { value: '1', label: collectionTexts.active },
    { value: '0', label: collectionTexts.inactive },
  ],
  required: false,
  stored: 'int',
  // New items are active by default.
  schema: z.prefault(statusSchema, 1),
  answer: z.int(),
};

const isYes = (typed: string | number) => (String(typed).trim() === '' ? 0 : statusOf(typed));

/** A yes/no field; an empty value means no. The words that imports use are understood. */
export function yesNoField(facts: FieldFacts): DeclaredField {
  const invalid = collectionTexts.invalidYesNo.id;
  return {
    kind: 'choice',
    ...facts,
    choices: [
      { value: '1', label: collectionTexts.yes },
      { value: '0', label: collectionTexts.no },
    ],
    required: false,
    stored: 'int',
    schema: z.prefault(
      z.pipe(
        z
          .union([z.string(), z.number()], invalid)
          .check(z.refine((typed) => isYes(typed) !== undefined, invalid)),
        z.transform((typed: string | number) => isYes(typed) ?? 0),
      ),
      0,
    ),
    answer: z.int(),
  };
}

/** The position of an item among its company's others, lowest first. */
export const positionField = numberField({
  label: collectionTexts.position,
  help: collectionTexts.positionHelp,
  min: 0,
  max: 1_000_000,
  invalid: collectionTexts.invalidPosition,
  missing: 0,
  extra: true,
});
