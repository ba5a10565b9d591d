type Values = Readonly<Record<string, unknown>> | null;

export type Change = {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** A value as a person reads it; nothing is nothing. */
function readable(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((each) => readable(each) ?? '').join(', ') || null;
  return JSON.stringify(value);
}

/** What differs between two states of a thing, field by field. */
export function differenceOf(before: Values, after: Values): readonly Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({
      field,
      before: readable(before?.[field]),
      after: readable(after?.[field]),
    }))
    .filter((change) => change.before !== change.after);
}
