import type * as z from 'zod/mini';

/** How many characters and list items of a value a field reads at most. */
export type FieldBounds = { readonly characters: number; readonly items: number };

/**
 * The limit for fields that declare no length, such as numbers, days, choices and cursors; none is longer than this.
 */
const SHORT_TEXT = 1000;

/** Leaves room for the spaces, marks and line ends that are dropped: as much again as is kept, and 1,000 more. */
const charactersTakenFor = (kept: number) => 2 * kept + SHORT_TEXT;

type Definition = {
  readonly checks?: readonly z.core.$ZodCheck[];
  readonly options?: readonly z.core.$ZodType[];
} & Readonly<Record<'innerType' | 'in' | 'out' | 'element', z.core.$ZodType | undefined>>;

/** Yields a schema and all schemas nested in it. */
export function* partsOf(schema: z.core.$ZodType): Generator<z.core.$ZodType> {
  yield schema;
  const {
    innerType,
    in: before,
    out,
    element,
    options = [],
  } = schema._zod.def as unknown as Definition;
  for (const part of [innerType, before, out, element, ...options]) {
    if (part) yield* partsOf(part);
  }
}

/** The largest `z.maxLength` that any of these schemas declares, or 0. */
function longestDeclared(schemas: readonly z.core.$ZodType[]): number {
  const declared = schemas
    .flatMap((schema) => (schema._zod.def as unknown as Definition).checks ?? [])
    .map((check) => check._zod.def as z.core.$ZodCheckMaxLengthDef)
    .map(({ check, maximum }) => (check === 'max_length' ? maximum : 0));
  return Math.max(0, ...declared);
}

const isList = (part: z.core.$ZodType) => part._zod.def.type === 'array';

/** The longest text that a field accepts. */
export function longestText(schema: z.core.$ZodType): number {
  const others = [...partsOf(schema)].filter((part) => !isList(part));
  return longestDeclared(others) || SHORT_TEXT;
}

function readBounds(schema: z.core.$ZodType): FieldBounds {
  const parts = [...partsOf(schema)];
  const lists = parts.filter(isList);
  const others = parts.filter((part) => !isList(part));
  return {
    characters: charactersTakenFor(longestDeclared(others)),
    items: longestDeclared(lists) || SHORT_TEXT,
  };
}

const known = new WeakMap<z.core.$ZodType, FieldBounds>();

/** The bounds of a field, derived from what its schema declares. */
export function boundsOf(schema: z.core.$ZodType): FieldBounds {
  const found = known.get(schema) ?? readBounds(schema);
  known.set(schema, found);
  return found;
}

/**
 * A replacement for a value that is too large, just large enough for the field to refuse it with its own message;
 * undefined for a value within its bounds. Only lengths are looked at, so that a megabyte of anything costs as little
 * as a word.
 */
export function truncatedForValidation(value: unknown, bounds: FieldBounds): unknown {
  const { characters, items } = bounds;
  if (typeof value === 'string') {
    return value.length > characters ? 'x'.repeat(characters + 1) : undefined;
  }
  if (!Array.isArray(value)) return undefined;
  if (value.length > items)
    return value.slice(0, items + 1).map((item) => truncatedItem(item, bounds));
  const isAnyTooLarge = value.some(
    (item) => typeof item === 'string' && truncatedForValidation(item, bounds) !== undefined,
  );
  return isAnyTooLarge ? value.map((item) => truncatedItem(item, bounds)) : undefined;
}

const truncatedItem = (item: unknown, bounds: FieldBounds) =>
  typeof item === 'string' ? (truncatedForValidation(item, bounds) ?? item) : item;
