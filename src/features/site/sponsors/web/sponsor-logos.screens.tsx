import { Handshake } from 'lucide-react';
import type { CollectionScreens } from '#collection/web/collection-screens.ts';
import { sponsorLogosTexts as texts } from '#features/site/sponsors/sponsors.collection.texts.ts';
import { sponsorLogosCollection } from '#features/site/sponsors/sponsors.collection.ts';
import { useOfferedCountries } from './use-offered-countries.ts';

export const screens: CollectionScreens = {
  collection: sponsorLogosCollection,
  menu: { text: texts.Many, icon: <Handshake /> },
  useSuggestions: useOfferedCountries,
};
