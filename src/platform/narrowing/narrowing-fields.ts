import * as z from 'zod/mini';
import { cursorLike } from '#platform/calls/cursor-fields.ts';
import { fieldCheckTexts } from '#platform/calls/field-checks.texts.ts';
import { countryCode, searchText } from '#platform/calls/fields.ts';
import { byName } from '#platform/fields/by-name.ts';
import { countryFacts } from '#platform/geo/country-facts.ts';
import { chosenPattern } from './chosen-pattern.ts';
import { BEST_FIRST, type Narrowing } from './narrowing.ts';

/** Values with commas between them, in one order whichever way they were written: one answer is kept. */
const chosen = z.pipe(
  z.string().check(z.regex(chosenPattern)),
  z.transform((text: string) => [...new Set(text.split(','))].sort()),
);

/** What a list is narrowed and ordered by, as its calls take it. */
export function narrowingFields<Facet extends string, Sort extends string>({
  facets,
  sorts,
}: Narrowing<Facet, Sort>) {
  return {
    ...byName(facets, () => z.optional(chosen)),
    sort: z.optional(z.enum([BEST_FIRST, ...sorts])),
  };
}

/** The rank and the place of the last one shown. */
const rankCursor = cursorLike(/^r-?\d{1,16}\.-?\d{1,16}$/);

/** Where a list goes on: as it writes it by itself, or narrowed. */
export const narrowedCursor = (own: z.ZodMiniType<string, string>) =>
  z.union([own, rankCursor], fieldCheckTexts.badCursor.id);

/** What the choices of a list are asked with: what the list is asked with. */
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
  /** How many there are with it and with what is chosen of the other facets. */
  count: z.int(),
  chosen: z.boolean(),
});

const facet = z.object({
  name: z.string(),
  label: z.string(),
  /** Choosing another takes the place of the one before. */
  single: z.boolean(),
  /** How many there would be if nothing of it were chosen. */
  without: z.int(),
  options: z.array(option),
});

export type ShownFacet = z.output<typeof facet>;

export const choicesOutput = {
  /** How many the list has as it is narrowed, as far as they were counted. */
  total: z.int(),
  /** There are more than were counted, or words were found in more records than were looked at. */
  more: z.boolean(),
  /** The same in words. */
  summary: z.string(),
  facets: z.array(facet),
  sorts: z.array(z.object({ value: z.string(), name: z.string(), chosen: z.boolean() })),
  ...countryFacts,
};

/** What there is to choose in a list. */
export type Choices = z.output<z.ZodMiniObject<typeof choicesOutput>>;
