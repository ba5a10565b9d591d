import { Images } from 'lucide-react';
import type { CollectionScreens } from '#collection/web/collection-screens.ts';
import { galleryCollectionTexts as texts } from '#features/companies/gallery/gallery.collection.texts.ts';
import { galleryCollection } from '#features/companies/gallery/gallery.collection.ts';

export const screens: CollectionScreens = {
  collection: galleryCollection,
  menu: { text: texts.menu, icon: <Images /> },
};
