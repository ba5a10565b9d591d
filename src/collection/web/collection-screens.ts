import type { ComponentType, ReactNode } from 'react';
import type { Collection } from '#collection/contract/define-collection.ts';
import type { Text } from '#platform/i18n/texts.ts';

/** A collection in its dashboard: what it is, how the menu names it, and what is not as usual. */
export type CollectionScreens = {
  readonly collection: Collection;
  readonly menu: { readonly text: Text; readonly icon: ReactNode };
  /** In the place of the usual page for adding. */
  readonly AddPage?: ComponentType;
};
