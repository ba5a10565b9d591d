import * as z from 'zod/mini';

/** What of a company may say why it was found, what says most first. */
export const matchSources = [
  'service',
  'department',
  'brand',
  'certificate',
  'about',
  'address',
] as const;
export type MatchSource = (typeof matchSources)[number];

/** The line of a company by which it was found, where its name does not say it; the words asked for are told apart. */
export const companyMatch = z.nullable(
  z.object({
    source: z.enum(matchSources),
    parts: z.array(z.object({ text: z.string(), found: z.boolean() })),
  }),
);
export type CompanyMatch = z.infer<typeof companyMatch>;
