import { CircleHelp } from 'lucide-react';
import type { CollectionScreens } from '#collection/web/collection-screens.ts';
import { faqCollectionTexts as texts } from '#features/site/content/faq.collection.texts.ts';
import { faqCollection } from '#features/site/content/faq.collection.ts';

export const screens: CollectionScreens = {
  collection: faqCollection,
  menu: { text: texts.menu, icon: <CircleHelp /> },
};
