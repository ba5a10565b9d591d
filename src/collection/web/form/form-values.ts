import type { CollectionRow } from '#collection/contract/collection-facts.ts';
import type { Collection } from '#collection/contract/define-collection.ts';
import type { OwnerDefaults } from '#collection/web/owner-claim.ts';
import { findCalendarDate } from '#platform/dates/calendar-date.ts';
import type { DeclaredField } from '#platform/fields/declared-field.ts';

/** The values of a form's controls. */
export type FormValues = Readonly<Record<string, string | File | null>>;

function controlValue(
  field: DeclaredField,
  answer: string | number | null | undefined,
  defaults: OwnerDefaults,
) {
  if (field.kind === 'file') return null;
  if (answer === undefined && field.offered === 'currencies') return defaults.currency ?? '';
  if (answer === null || answer === undefined) return field.kind === 'status' ? '1' : '';
  // Date inputs require YYYY-MM-DD, whatever the calls use.
  if (field.kind === 'date') return findCalendarDate(String(answer)) ?? '';
  return String(answer);
}

/** The values of the form for a stored item, or for a new one. */
export function valuesOf(
  collection: Collection,
  row?: CollectionRow,
  defaults: OwnerDefaults = {},
): FormValues {
  const fields = Object.entries(collection.fields).map(([name, field]) => [
    name,
    controlValue(field, row?.[name], defaults),
  ]);
  return { ...Object.fromEntries(fields), picture_order: '' };
}

/** The input for the calls: dates in their format, and files only if one was chosen. */
export function inputOf(collection: Collection, values: FormValues): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(collection.fields)) {
    const value = values[name];
    if (field.kind === 'file') input[name] = value ?? undefined;
    else if (field.kind === 'status') input[name] = Number(value);
    else if (field.kind === 'date' && value) input[name] = field.toAnswer?.(String(value)) ?? value;
    else input[name] = value;
  }
  if (values.picture_order) input.picture_order = values.picture_order;
  return input;
}

export function differs(one: FormValues, other: FormValues): boolean {
  return Object.keys(one).some((name) => one[name] !== other[name]);
}
