import * as z from 'zod/mini';
import { typedText } from '#platform/fields/text-fields.ts';
import { enquiriesTexts as texts } from './enquiries.texts.ts';

/** What the browser calls one sending, so that sending it again changes nothing. */
export const sendKey = z.uuid();

/** What is left empty in a form is not said. */
export const maybeLine = (longest: number, wrong: string) =>
  z.optional(
    z.pipe(
      typedText.check(z.maxLength(longest), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, wrong)),
      z.transform((typed) => typed || undefined),
    ),
  );

/** 32 random bytes; it is behind the hash of an address, which no browser sends. */
export const linkToken = z
  .string(texts.linkUnknown.id)
  .check(z.regex(/^[\w-]{43}$/, texts.linkUnknown.id));
