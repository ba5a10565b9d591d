import { HandHeart } from 'lucide-react';
import type { CollectionScreens } from '#collection/web/collection-screens.ts';
import { servicesCollectionTexts as texts } from '#features/company-lists/services/services.collection.texts.ts';
import { servicesCollection } from '#features/company-lists/services/services.collection.ts';

export const screens: CollectionScreens = {
  collection: servicesCollection,
  menu: { text: texts.Many, icon: <HandHeart /> },
};
