import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { enquiryAbouts } from '#features/enquiries/enquiry-states.ts';
import { languages } from '#platform/i18n/languages.ts';

const said = z.nullable(z.string());

/** An enquiry without its sender's address, as stored until the address is confirmed. */
export const enquiryFacts = z.object({
  about: z.enum(enquiryAbouts),
  id: z.int(),
  name: z.string(),
  phone: said,
  subject: z.string(),
  message: z.string(),
  quantity: said,
  country: z.string(),
  city: said,
  wantsCall: z.boolean(),
  language: z.enum(languages),
});

export type EnquiryFacts = z.output<typeof enquiryFacts>;

export type NewEnquiry = EnquiryFacts & {
  readonly key: string;
  /** Hash of everything that was sent with the key; null for a part of a request. */
  readonly asked: Buffer | null;
  readonly email: string;
  readonly accountId: number | null;
};

/** Texts that differ only in case, spaces or punctuation have the same hash. */
export function hashOfText(text: string): Buffer {
  const compared = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return createHash('sha256').update(compared).digest();
}
