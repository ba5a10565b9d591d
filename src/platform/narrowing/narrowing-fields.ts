import * as z from 'zod/mini';
import { cursorLike } from '#platform/calls/cursor-fields.ts';
import { fieldCheckTexts } from '#platform/calls/field-checks.texts.ts';
import { countryCode, searchText } from '#platform/calls/fields.ts';
import { byName } from '#platform/fields/by-name.ts';
import { countryFacts } from '#platform/geo/country-facts.ts';
import { chosenPattern } from './chosen-pattern.ts';
import { BEST_FIRST, type Narrowing } from './narrowing.ts';

/** Values separated by commas, sorted and without duplicates, so that all spellings share one cached answer. */
const chosen = z.pipe(
  z.string().check(z.regex(chosenPattern)),
  z.transform((text: string) => [...new Set(text.split(','))].sort()),
);

/** The input fields that narrow and sort a list. */
export function narrowingFields<Facet extends string, Sort extends string>({
  facets,
  sorts,
}: Narrowing<Facet, Sort>) {
  return {
    ...byName(facets, () => z.optional(chosen)),
    sort: z.optional(z.enum([BEST_FIRST, ...sorts])),
  };
}

/** The rank and the tie-breaker of the last row shown. */
const rankCursor = cursorLike(/^r-?\d{1,16}\.-?\d{1,16}$/);

/** A cursor of the list in its own order, or of the narrowed list. */
export const narrowedCursor = (own: z.ZodMiniType<string, string>) =>
  z.union([own, rankCursor], fieldCheckTexts.badCursor.id);

/** The input of a list's choices, which is what the list itself takes. */
export function choicesInput<Facet extends string, Sort extends string>(
  narrowing: Narrowing<Facet, Sort>,
) {
  return {
    country: z.optional(countryCode),
    search: z.optional(searchText),
    ...narrowingFields(narrowing),
  };
}

const option = z.object({
  value: z.string(),
  name: z.string(),
  /** How many rows have it, within what is chosen of the other facets. */
  count: z.int(),
  chosen: z.boolean(),
});

const facet = z.object({
  name: z.string(),
  label: z.string(),
  /** Choosing another option replaces the chosen one. */
  single: z.boolean(),
  /** How many rows there would be if nothing were chosen of this facet. */
  without: z.int(),
  options: z.array(option),
});

export type ShownFacet = z.output<typeof facet>;

export const choicesOutput = {
  /** How many rows the narrowed list has, as far as they were counted. */
  total: z.int(),
  /** Whether there are more rows than were counted, or more records with the words than were looked at. */
  more: z.boolean(),
  /** The total in words. */
  summary: z.string(),
  facets: z.array(facet),
  sorts: z.array(z.object({ value: z.string(), name: z.string(), chosen: z.boolean() })),
  ...countryFacts,
};

export type Choices = z.output<z.ZodMiniObject<typeof choicesOutput>>;
