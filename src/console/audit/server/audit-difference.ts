import { toDecimal } from '#platform/money/amounts.ts';

type Values = Readonly<Record<string, unknown>> | null;

export type Change = {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** A value as a person reads it; an empty one stays empty. */
function readable(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((each) => readable(each) ?? '').join(', ') || null;
  return JSON.stringify(value);
}

/** Amounts are kept in their smallest unit, beside their currency. */
function readableOf(values: Values, field: string): string | null {
  const value = values?.[field];
  const currency = values?.currency;
  return field.endsWith('_minor') && typeof value === 'number' && typeof currency === 'string'
    ? `${toDecimal(value, currency)} ${currency}`
    : readable(value);
}

/** The fields that people know a thing by. */
const named = ['name', 'email', 'recipient', 'code', 'title', 'question', 'words'];

/** What people call a thing, if the record says it. */
export function labelOf(before: Values, after: Values): string | null {
  const known = after ?? before;
  const field = named.find((name) => typeof known?.[name] === 'string');
  return field === undefined ? null : readable(known?.[field]);
}

/** What differs between two states of a thing, field by field. */
export function differenceOf(before: Values, after: Values): readonly Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  // Which one it is stands beside the record.
  fields.delete('id');
  return [...fields]
    .map((field) => ({
      field,
      before: readableOf(before, field),
      after: readableOf(after, field),
    }))
    .filter((change) => change.before !== change.after);
}
