import { LibraryBig } from 'lucide-react';
import type { CollectionScreens } from '#collection/web/collection-screens.ts';
import { catalogsCollectionTexts as texts } from '#features/catalogs/catalogs.collection.texts.ts';
import { catalogsCollection } from '#features/catalogs/catalogs.collection.ts';

export const screens: CollectionScreens = {
  collection: catalogsCollection,
  menu: { text: texts.Many, icon: <LibraryBig /> },
};
