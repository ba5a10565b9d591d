import * as z from 'zod/mini';
import { typedText } from '#platform/fields/text-fields.ts';
import { enquiriesTexts as texts } from './enquiries.texts.ts';

/** Idempotency key that the browser creates per submission, so that repeating one changes nothing. */
export const sendKey = z.uuid();

/** An optional line of text; an empty one counts as absent. */
export const maybeLine = (longest: number, wrong: string) =>
  z.optional(
    z.pipe(
      typedText.check(z.maxLength(longest), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, wrong)),
      z.transform((typed) => typed || undefined),
    ),
  );

/** 32 random bytes in base64url. The token is in the fragment of a link, which browsers do not send. */
export const linkToken = z
  .string(texts.linkUnknown.id)
  .check(z.regex(/^[\w-]{43}$/, texts.linkUnknown.id));
