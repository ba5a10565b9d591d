import { Award } from 'lucide-react';
import type { CollectionScreens } from '#collection/web/collection-screens.ts';
import { brandsCollectionTexts as texts } from '#features/products/brands.collection.texts.ts';
import { brandsCollection } from '#features/products/brands.collection.ts';

export const screens: CollectionScreens = {
  collection: brandsCollection,
  menu: { text: texts.Many, icon: <Award /> },
};
