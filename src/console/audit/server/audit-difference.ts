import { toDecimal } from '#platform/money/amounts.ts';

type Values = Readonly<Record<string, unknown>> | null;

export type Change = {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** A value in readable form; an empty value becomes null. */
function readable(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((each) => readable(each) ?? '').join(', ') || null;
  return JSON.stringify(value);
}

/** Amounts in `_minor` fields are in the smallest unit of the currency stored beside them. */
function readableOf(values: Values, field: string): string | null {
  const value = values?.[field];
  const currency = values?.currency;
  return field.endsWith('_minor') && typeof value === 'number' && typeof currency === 'string'
    ? `${toDecimal(value, currency)} ${currency}`
    : readable(value);
}

/** Fields that can serve as a record's name, the first match wins. */
const named = ['name', 'email', 'recipient', 'code', 'title', 'question', 'words'];

/** The record's name, if one of its fields has it. */
export function labelOf(before: Values, after: Values): string | null {
  const known = after ?? before;
  const field = named.find((name) => typeof known?.[name] === 'string');
  return field === undefined ? null : readable(known?.[field]);
}

/** The fields in which two states of a record differ. */
export function differenceOf(before: Values, after: Values): readonly Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  // The id is stored in a column of its own.
  fields.delete('id');
  return [...fields]
    .map((field) => ({
      field,
      before: readableOf(before, field),
      after: readableOf(after, field),
    }))
    .filter((change) => change.before !== change.after);
}
