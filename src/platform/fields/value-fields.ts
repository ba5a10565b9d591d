import * as z from 'zod/mini';
import { fieldCheckTexts } from '#platform/calls/field-checks.texts.ts';
import { fileOr } from '#platform/calls/fields.ts';
import { toSlashedDate } from '#platform/dates/calendar-date.ts';
import { findWrittenDate } from '#platform/dates/written-date.ts';
import { findWrittenTime } from '#platform/dates/written-time.ts';
import { filesTexts } from '#platform/files/files.texts.ts';
import type { UploadFolder } from '#platform/files/upload-address.ts';
import type { Text } from '#platform/i18n/texts.ts';
import type { DeclaredField, FieldFacts } from './declared-field.ts';
import { fieldsTexts } from './fields.texts.ts';
import { findWrittenNumber } from './written-number.ts';

const EARLIEST_DATE = '2000-01-01';
const LATEST_DATE = '2199-12-31';

type DateRules = FieldFacts & {
  readonly required: Text;
  /** Answers have d/m/yyyy instead of YYYY-MM-DD; input may have either. */
  readonly slashed?: boolean;
};

function isKnownDate(text: string): boolean {
  const date = findWrittenDate(text);
  return date !== undefined && date >= EARLIEST_DATE && date <= LATEST_DATE;
}

export function dateField({ required, slashed, ...facts }: DateRules): DeclaredField {
  const day = z
    .string(fieldsTexts.invalidDate.id)
    .check(
      z.trim(),
      z.minLength(1, { error: required.id, abort: true }),
      z.refine(isKnownDate, fieldsTexts.invalidDate.id),
    );
  return {
    kind: 'date',
    ...facts,
    required: true,
    stored: 'date',
    schema: z.prefault(
      z.pipe(
        day,
        z.transform((text: string) => findWrittenDate(text)),
      ),
      '',
    ),
    answer: z.string(),
    toAnswer: slashed ? (stored) => toSlashedDate(String(stored)) : undefined,
  };
}

/** An optional day. */
export function optionalDate(facts: FieldFacts): DeclaredField {
  const invalid = fieldsTexts.invalidDate.id;
  const day = z.string(invalid).check(
    z.trim(),
    z.refine((text) => text === '' || isKnownDate(text), invalid),
  );
  return {
    kind: 'date',
    ...facts,
    required: false,
    stored: 'date or null',
    schema: z.prefault(
      z.pipe(
        day,
        z.transform((text: string) => findWrittenDate(text) ?? null),
      ),
      '',
    ),
    answer: z.nullable(z.string()),
  };
}

/** An optional time of day, stored and returned as HH:MM. */
export function optionalTime(facts: FieldFacts): DeclaredField {
  const invalid = fieldsTexts.invalidTime.id;
  const time = z.string(invalid).check(
    z.trim(),
    z.refine((text) => text === '' || findWrittenTime(text) !== undefined, invalid),
  );
  return {
    kind: 'time',
    ...facts,
    required: false,
    stored: 'text or null',
    schema: z.prefault(
      z.pipe(
        time,
        z.transform((text: string) => findWrittenTime(text) ?? null),
      ),
      '',
    ),
    answer: z.nullable(z.string()),
  };
}

type NumberRules = FieldFacts & {
  readonly min: number;
  readonly max: number;
  readonly invalid: Text;
  /** The value to store for an empty input; null without it. */
  readonly missing?: number;
};

export function numberField({ min, max, invalid, missing, ...facts }: NumberRules): DeclaredField {
  const numberOf = (typed: string | number) => Number(findWrittenNumber(String(typed)));
  const fits = (value: number) => Number.isInteger(value) && value >= min && value <= max;
  const isEmpty = (typed: string | number) => String(typed).trim() === '';
  const typed = z
    .union([z.string(), z.number()], invalid.id)
    .check(z.refine((value) => isEmpty(value) || fits(numberOf(value)), invalid.id));
  const stored = z.transform((value: string | number) =>
    isEmpty(value) ? (missing ?? null) : numberOf(value),
  );
  return {
    kind: 'number',
    ...facts,
    isNumber: true,
    required: false,
    stored: missing === undefined ? 'int or null' : 'int',
    schema: z.prefault(z.pipe(typed, stored), ''),
    answer: z.nullable(z.int()),
  };
}

/** A picture or document, stored by the name it was given. A call that omits it keeps the stored one. */
export function fileField(
  facts: FieldFacts & { readonly accept: string; readonly folder: UploadFolder },
): DeclaredField {
  const tooLarge = facts.accept.startsWith('image/') ? filesTexts.invalidPicture : undefined;
  return {
    kind: 'file',
    ...facts,
    required: false,
    stored: 'text or null',
    schema: z.optional(fileOr(fieldCheckTexts.notFile.id, tooLarge)),
    answer: z.nullable(z.string()),
  };
}
