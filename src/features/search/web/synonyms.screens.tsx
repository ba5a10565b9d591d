import { Replace } from 'lucide-react';
import type { CollectionScreens } from '#collection/web/collection-screens.ts';
import { synonymsTexts as texts } from '#features/search/synonyms.collection.texts.ts';
import { synonymsCollection } from '#features/search/synonyms.collection.ts';

export const screens: CollectionScreens = {
  collection: synonymsCollection,
  menu: { text: texts.heading, icon: <Replace /> },
};
