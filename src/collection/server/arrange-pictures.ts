import type { CollectionRow } from '#collection/contract/collection-facts.ts';
import type { Collection } from '#collection/contract/define-collection.ts';
import type { Values } from '#platform/fields/declared-field.ts';

/** Puts stored pictures into the order that a person chose; newly uploaded files take their places. */
export function arrangePictures(
  { pictures = [] }: Collection,
  { picture_order: order, ...values }: Values,
  stored: CollectionRow | undefined,
): Values {
  if (typeof order !== 'string' || !stored) return values;
  const places = order.split(',').map(Number);
  const arranged = pictures.map((field, index) => {
    const from = pictures[(places[index] ?? 0) - 1];
    return [field, values[field] ?? (from === undefined ? null : stored[from])] as const;
  });
  return { ...values, ...Object.fromEntries(arranged) };
}
