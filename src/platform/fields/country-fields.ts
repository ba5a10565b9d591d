import * as z from 'zod/mini';
import { countryName } from '#platform/geo/country-name.ts';
import type { DeclaredField, FieldFacts } from './declared-field.ts';
import { fieldsTexts } from './fields.texts.ts';

const LONGEST_LIST = 200;

const codesIn = (typed: string) =>
  typed
    .toUpperCase()
    .split(/[\s,،;]+/)
    .filter(Boolean);

const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && countryName(code, 'en') !== code;

/** A list of country codes separated by commas; empty means everywhere. */
export function countriesField(facts: FieldFacts): DeclaredField {
  const invalid = fieldsTexts.invalidCountries.id;
  const typed = z.string(invalid).check(
    z.maxLength(LONGEST_LIST, invalid),
    z.refine((text) => codesIn(text).every(isCountry), invalid),
  );
  const stored = z.transform((text: string) => [...new Set(codesIn(text))].join(',') || null);
  return {
    kind: 'line',
    offered: 'countries',
    ...facts,
    maxLength: LONGEST_LIST,
    required: false,
    stored: 'text or null',
    schema: z.prefault(z.pipe(typed, stored), ''),
    answer: z.nullable(z.string()),
  };
}
