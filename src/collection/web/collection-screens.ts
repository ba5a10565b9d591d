import type { ComponentType, ReactNode } from 'react';
import type { Collection } from '#collection/contract/define-collection.ts';
import type { Text } from '#platform/i18n/texts.ts';

export type Suggestions = Readonly<Record<string, readonly string[]>>;

/** A collection in its dashboard: what it is, how the menu names it, and what is not as usual. */
export type CollectionScreens = {
  readonly collection: Collection;
  readonly menu: { readonly text: Text; readonly icon: ReactNode };
  /** Words that were used before, by the field they are offered for. */
  readonly useSuggestions?: () => Suggestions;
  /** In the place of the usual page for adding. */
  readonly AddPage?: ComponentType;
};
