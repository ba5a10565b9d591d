import { MapPin } from 'lucide-react';
import type { CollectionScreens } from '#collection/web/collection-screens.ts';
import { branchesCollectionTexts as texts } from '#features/company-lists/branches/branches.collection.texts.ts';
import { branchesCollection } from '#features/company-lists/branches/branches.collection.ts';

export const screens: CollectionScreens = {
  collection: branchesCollection,
  menu: { text: texts.Many, icon: <MapPin /> },
};
