import type { FeatureEntry } from '#app/features.ts';
import type { FrameLink } from './frame-links.ts';

/** A menu link to a list. `types` are the company types that can keep this list; undefined means all. */
export type ListLink = FrameLink & { readonly types?: readonly number[] };

type Lists = readonly NonNullable<FeatureEntry['dashboard']>[];

/** Menu links to lists, with the texts and icons that their features give. */
export async function loadListLinks(base: string, lists: Lists): Promise<readonly ListLink[]> {
  const loaded = await Promise.all(lists.map((list) => list.screens()));
  return loaded.map(({ screens: { collection, menu } }, position) => ({
    path: `${base}/${lists[position]?.path}`,
    text: menu.text,
    icon: menu.icon,
    types: collection.companyTypes,
  }));
}
