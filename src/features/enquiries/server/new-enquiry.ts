import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { enquiryAbouts } from '#features/enquiries/enquiry-states.ts';
import { languages } from '#platform/i18n/languages.ts';

const said = z.nullable(z.string());

/** What somebody asks, without who it is; kept like this until the address is confirmed. */
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
  /** All that was sent with the key, as a hash; none of what is a part of something else. */
  readonly asked: Buffer | null;
  readonly email: string;
  readonly accountId: number | null;
};

/** Case, spaces and signs do not make another text of it. */
export function hashOfText(text: string): Buffer {
  const compared = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return createHash('sha256').update(compared).digest();
}
