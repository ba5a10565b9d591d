import { Replace } from 'lucide-react';
import type { CollectionScreens } from '#collection/web/collection-screens.ts';
import { synonymsTexts as texts } from '#features/search/synonyms.collection.texts.ts';
import { synonymsCollection } from '#features/search/synonyms.collection.ts';
import { AddSynonymPage } from './add-synonym-page.tsx';

export const screens: CollectionScreens = {
  collection: synonymsCollection,
  AddPage: AddSynonymPage,
  menu: { text: texts.heading, icon: <Replace /> },
};
