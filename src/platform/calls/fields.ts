import * as z from 'zod/mini';
import { cleanText } from '#platform/i18n/clean-text.ts';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { callTexts } from './calls.texts.ts';
import { fieldCheckTexts } from './field-checks.texts.ts';
import { withWords } from './field-words.ts';
import { SEARCH_MAX_LENGTH, slugPattern } from './patterns.ts';

/** A file of a multipart body, held in memory as a whole; the parser's limits keep it small. */
export type UploadedFile = { readonly name: string; readonly content: Buffer };

/**
 * A file field: the browser passes a Blob, the server receives name and content. `missing` is the message when there is
 * no file, `tooLarge` the one when it is larger than anything we accept.
 */
export function fileOr(missing: string, tooLarge?: Text) {
  const file = z.custom<UploadedFile>(
    (value) =>
      (typeof Blob !== 'undefined' && value instanceof Blob) ||
      (value as UploadedFile | undefined)?.content instanceof Uint8Array,
    missing,
  ) as unknown as z.ZodMiniType<UploadedFile, Blob>;
  return tooLarge ? withWords({ tooLarge }, file) : file;
}

export const uploadedFile = fileOr(fieldCheckTexts.notFile.id);

/** A whole number; query strings and forms carry it as digits. */
export function wholeNumber(range: { min: number; max: number }) {
  const digits = z
    .string()
    .check(z.overwrite(toLatinDigits), z.regex(/^\d{1,15}$/, fieldCheckTexts.notWholeNumber.id));
  return z
    .pipe(
      z.union(
        [z.int(fieldCheckTexts.notWholeNumber.id), digits],
        fieldCheckTexts.notWholeNumber.id,
      ),
      z.transform(Number),
    )
    .check(z.minimum(range.min), z.maximum(range.max));
}

/** The id of a record, as `bigint generated always as identity` assigns it. */
export const recordId = wholeNumber({ min: 1, max: Number.MAX_SAFE_INTEGER });

/** A two-letter country code (ISO 3166-1), in either case. */
export const countryCode = z
  .string(fieldCheckTexts.notCountry.id)
  .check(z.regex(/^[A-Za-z]{2}$/, fieldCheckTexts.notCountry.id), z.toUpperCase());

export const EMAIL_MAX_LENGTH = 254;

/** The address in what people paste: behind a name ("Mai <a@mai.example>"), between tags or direction marks. */
export function bareAddress(text: string): string {
  const pasted = cleanText(text);
  const [, named] = /<([^<>@\s]+@[^<>@\s]+)>\s*$/.exec(pasted) ?? [];
  return (named ?? pasted.replace(/<[^<>]*>/g, '')).trim().toLowerCase();
}

/** What no mail server takes: a mailbox's name of more than 64 signs, and such parts of its domain as no name server has. */
const deliverable = /^[^@]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/;

/** An e-mail address, in the one form it is stored and compared in. */
export const emailAddress = z
  .string(callTexts.emailInvalid.id)
  .check(
    z.overwrite(bareAddress),
    z.maxLength(EMAIL_MAX_LENGTH, callTexts.emailInvalid.id),
    z.email(callTexts.emailInvalid.id),
    z.regex(deliverable, callTexts.emailInvalid.id),
  );

/** A required text; a missing one gets the same message as an empty one. */
export function writtenText(longest: number, missing: string) {
  return z.prefault(
    z
      .string()
      .check(z.overwrite(cleanText), z.trim(), z.minLength(1, missing), z.maxLength(longest)),
    '',
  );
}

/** A required text on one line. Line breaks are refused because the text may end up in a mail header. */
export function oneLine(longest: number, missing: string) {
  return writtenText(longest, missing).check(z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, missing));
}

export const PHONE_MAX_LENGTH = 30;

/** A telephone number as people write it, on one line; an empty string means none. */
export const phoneNumber = z
  .string()
  .check(
    z.trim(),
    z.maxLength(PHONE_MAX_LENGTH),
    z.overwrite(toLatinDigits),
    z.regex(/^$|^\+?[\d\p{Zs}\t().-]{5,}$/u, fieldCheckTexts.phoneInvalid.id),
  );

/** A country's dialling code with or without its plus, normalized to digits. */
export const phoneCode = z.string(fieldCheckTexts.phoneCodeInvalid.id).check(
  z.overwrite((code) => toLatinDigits(code).trim().replace(/^\+/, '')),
  z.regex(/^[1-9]\d{0,3}$/, fieldCheckTexts.phoneCodeInvalid.id),
);

/** A checkbox: forms send it when it is ticked and leave it out otherwise. */
export const ticked = z.prefault(
  z.pipe(
    z.union([z.boolean(), z.enum(['on', '1', '0', 'true', 'false'])]),
    z.transform((value) => value === true || ['on', '1', 'true'].includes(String(value))),
  ),
  false,
);

export const searchText = z.string().check(z.trim(), z.maxLength(SEARCH_MAX_LENGTH));

export const slug = z.string().check(z.regex(slugPattern));
