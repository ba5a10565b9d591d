import * as z from 'zod/mini';

/** What a company states of itself that may say why it was found; what says most comes first. */
export const matchSources = [
  'service',
  'department',
  'brand',
  'certificate',
  'about',
  'address',
] as const;
export type MatchSource = (typeof matchSources)[number];

/**
 * The line of a company by which it was found, with the words asked for marked. Null where its name says it, or no line
 * does.
 */
export const companyMatch = z.nullable(
  z.object({
    source: z.enum(matchSources),
    parts: z.array(z.object({ text: z.string(), found: z.boolean() })),
  }),
);
export type CompanyMatch = z.infer<typeof companyMatch>;
