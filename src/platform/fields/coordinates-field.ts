import * as z from 'zod/mini';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';
import type { DeclaredField, FieldFacts } from './declared-field.ts';
import { fieldsTexts } from './fields.texts.ts';
import { typedText } from './text-fields.ts';

const LONGEST_PLACE = 60;
const DECIMALS = 6;

/** Parses latitude and longitude as maps offer them for copying. */
function findPlace(typed: string): string | undefined {
  const parts = toLatinDigits(typed)
    .replaceAll('٫', '.')
    .split(/[\s,،;]+/)
    .filter(Boolean);
  const [latitude, longitude, ...rest] = parts.map((part) =>
    /^[+-]?\d{1,3}(?:\.\d{1,20})?$/.test(part) ? Number(part) : Number.NaN,
  );
  if (latitude === undefined || longitude === undefined || rest.length > 0) return undefined;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  return `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`;
}

export function coordinatesField(facts: FieldFacts): DeclaredField {
  const typed = typedText.check(
    z.maxLength(LONGEST_PLACE),
    z.refine(
      (text) => text === '' || findPlace(text) !== undefined,
      fieldsTexts.invalidCoordinates.id,
    ),
  );
  return {
    kind: 'line',
    help: fieldsTexts.coordinatesHelp,
    ...facts,
    maxLength: LONGEST_PLACE,
    required: false,
    stored: 'text or null',
    schema: z.prefault(
      z.pipe(
        typed,
        z.transform((text: string) => findPlace(text) ?? null),
      ),
      '',
    ),
    answer: z.nullable(z.string()),
  };
}
