import type { FeatureEntry } from '#app/features.ts';
import type { FrameLink } from './frame-links.ts';

/** A menu's link to a list; `types` are the companies that may keep it, all when left out. */
export type ListLink = FrameLink & { readonly types?: readonly number[] };

type Lists = readonly NonNullable<FeatureEntry['dashboard']>[];

/** The menu's entries for lists, as their features name them. */
export async function loadListLinks(base: string, lists: Lists): Promise<readonly ListLink[]> {
  const loaded = await Promise.all(lists.map((list) => list.screens()));
  return loaded.map(({ screens: { collection, menu } }, position) => ({
    path: `${base}/${lists[position]?.path}`,
    text: menu.text,
    icon: menu.icon,
    types: collection.companyTypes,
  }));
}
