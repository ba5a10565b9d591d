import { Megaphone } from 'lucide-react';
import type { CollectionScreens } from '#collection/web/collection-screens.ts';
import { sponsorLinesTexts as texts } from '#features/site/sponsors/sponsors.collection.texts.ts';
import { sponsorLinesCollection } from '#features/site/sponsors/sponsors.collection.ts';
import { useOfferedCountries } from './use-offered-countries.ts';

export const screens: CollectionScreens = {
  collection: sponsorLinesCollection,
  menu: { text: texts.Many, icon: <Megaphone /> },
  useSuggestions: useOfferedCountries,
};
