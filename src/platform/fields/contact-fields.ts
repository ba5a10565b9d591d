import * as z from 'zod/mini';
import { fieldCheckTexts } from '#platform/calls/field-checks.texts.ts';
import { bareAddress, EMAIL_MAX_LENGTH, emailAddress, phoneCode } from '#platform/calls/fields.ts';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';
import type { Text } from '#platform/i18n/texts.ts';
import type { DeclaredField, FieldFacts } from './declared-field.ts';
import { fieldsTexts } from './fields.texts.ts';
import { emptyToNull, typedText } from './text-fields.ts';

type ContactFacts = FieldFacts & {
  /** The message if it is missing; without it, the field is optional. */
  readonly required?: Text;
};

const FEWEST_DIGITS = 8;
const MOST_DIGITS = 15;
const LONGEST_PHONE = 30;

const demanded = (required: Text | undefined) =>
  required ? [z.minLength(1, { error: required.id, abort: true })] : [];

const answerOf = (required: Text | undefined) => (required ? z.string() : z.nullable(z.string()));

function contactField(
  kind: DeclaredField['kind'],
  { required, ...facts }: ContactFacts,
  { maxLength, wrong, isRight, plain }: Reading,
): DeclaredField {
  const typed = typedText.check(
    z.overwrite(plain),
    ...demanded(required),
    z.refine((text) => text === '' || isRight(text), wrong.id),
  );
  return {
    kind,
    ...facts,
    maxLength,
    required: required !== undefined,
    stored: required ? 'text' : 'text or null',
    schema: z.prefault(z.pipe(typed, emptyToNull), ''),
    answer: answerOf(required),
  };
}

type Reading = {
  readonly maxLength: number;
  readonly wrong: Text;
  isRight(text: string): boolean;
  /** Normalizes the value into the form that is stored and compared. */
  plain(text: string): string;
};

export function emailField(facts: ContactFacts): DeclaredField {
  return contactField('email', facts, {
    maxLength: EMAIL_MAX_LENGTH,
    wrong: fieldsTexts.invalidEmail,
    isRight: (text) => emailAddress.safeParse(text).success,
    // Where nothing is left, something was typed all the same, and is refused instead of stored as none.
    plain: (text) => bareAddress(text) || text,
  });
}

/** A national phone number, stored as digits only, whatever digits and grouping it was typed with. */
export function phoneField(facts: ContactFacts): DeclaredField {
  const digits = new RegExp(`^\\d{${FEWEST_DIGITS},${MOST_DIGITS}}$`);
  return contactField('phone', facts, {
    maxLength: LONGEST_PHONE,
    wrong: fieldsTexts.invalidPhone,
    isRight: (text) => digits.test(text),
    plain: (text) => toLatinDigits(text).replace(/[\s().-]/g, ''),
  });
}

/** A phone number with country code, however it was typed; stored in the form that wa.me takes. */
export function whatsappField(facts: ContactFacts): DeclaredField {
  const digits = new RegExp(`^[1-9]\\d{${FEWEST_DIGITS - 1},${MOST_DIGITS - 1}}$`);
  return contactField('phone', facts, {
    maxLength: LONGEST_PHONE,
    wrong: fieldsTexts.invalidWhatsapp,
    isRight: (text) => digits.test(text),
    plain: (text) =>
      toLatinDigits(text)
        .replace(/[\s().-]/g, '')
        .replace(/^(?:\+|00)/, ''),
  });
}

/** The dialling code of a country. */
export function phoneCodeField(facts: ContactFacts): DeclaredField {
  return contactField('line', facts, {
    maxLength: 5,
    wrong: fieldCheckTexts.phoneCodeInvalid,
    isRight: (text) => phoneCode.safeParse(text).success,
    plain: (text) => toLatinDigits(text).trim().replace(/^\+/, ''),
  });
}
