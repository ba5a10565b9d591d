import * as z from 'zod/mini';
import { companyCategories } from '#features/companies/public.ts';
import { languages } from '#platform/i18n/languages.ts';

const said = z.nullable(z.string());

const item = z.object({ id: z.int(), quantity: z.int(), note: z.string() });

/** A need described in the buyer's words, and the criteria for companies to ask. */
const need = z.object({
  title: z.string(),
  quantity: z.int(),
  category: z.enum(companyCategories),
  country: said,
  type: z.nullable(z.int()),
  /** How many companies to ask at most. */
  atMost: z.int(),
});

/** A request without its sender's address, as stored until the address is confirmed. */
export const requestFacts = z.object({
  items: z.array(item),
  need: z.nullable(need),
  name: z.string(),
  phone: said,
  notes: z.string(),
  neededBy: said,
  country: z.string(),
  city: said,
  language: z.enum(languages),
});

export type RequestItem = z.output<typeof item>;
export type RequestNeed = z.output<typeof need>;
export type RequestFacts = z.output<typeof requestFacts>;

export type NewRequest = RequestFacts & {
  readonly key: string;
  /** Hash of everything that was sent with the key. */
  readonly asked: Buffer | null;
  readonly email: string;
  readonly accountId: number | null;
};
