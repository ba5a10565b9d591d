import type { CollectionRow } from '#collection/contract/collection-facts.ts';
import type { FormValues } from './form-values.ts';

/** A picture of the grid: a new file, or a stored picture with its original place, from 1. */
export type GridPicture =
  | { readonly file: File }
  | { readonly file?: undefined; readonly from: number; readonly stored: string };

export function startingPictures(
  fields: readonly string[],
  row: CollectionRow | undefined,
): readonly GridPicture[] {
  return fields.flatMap((field, index) => {
    const stored = row?.[field];
    return stored ? [{ from: index + 1, stored: String(stored) }] : [];
  });
}

/** The values that the form sends: files in their new places, and where stored pictures move. */
export function picturesAsValues(
  fields: readonly string[],
  pictures: readonly GridPicture[],
  isStored: boolean,
): FormValues {
  const files = fields.map((field, index) => [field, pictures[index]?.file ?? null] as const);
  const order = fields.map((_, index) => {
    const picture = pictures[index];
    return picture && !picture.file ? picture.from : 0;
  });
  return { ...Object.fromEntries(files), picture_order: isStored ? order.join(',') : '' };
}
