import { Megaphone } from 'lucide-react';
import type { CollectionScreens } from '#collection/web/collection-screens.ts';
import { sponsorLinesTexts as texts } from '#features/site/sponsors/sponsors.collection.texts.ts';
import { sponsorLinesCollection } from '#features/site/sponsors/sponsors.collection.ts';

export const screens: CollectionScreens = {
  collection: sponsorLinesCollection,
  menu: { text: texts.Many, icon: <Megaphone /> },
};
