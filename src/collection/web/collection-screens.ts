import type { ComponentType, ReactNode } from 'react';
import type { Collection } from '#collection/contract/define-collection.ts';
import type { Text } from '#platform/i18n/texts.ts';

export type Suggestions = Readonly<Record<string, readonly string[]>>;

/** A collection in its dashboard: its definition, its entry in the menu, and what differs from the usual screens. */
export type CollectionScreens = {
  readonly collection: Collection;
  readonly menu: { readonly text: Text; readonly icon: ReactNode };
  /** Words used before, by the field that suggests them. */
  readonly useSuggestions?: () => Suggestions;
  /** Replaces the usual page for adding an item. */
  readonly AddPage?: ComponentType;
};
