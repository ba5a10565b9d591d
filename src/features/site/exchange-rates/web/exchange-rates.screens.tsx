import { Coins } from 'lucide-react';
import type { CollectionScreens } from '#collection/web/collection-screens.ts';
import { exchangeRatesCollection } from '#features/site/exchange-rates/exchange-rates.collection.ts';
import { exchangeRatesTexts as texts } from '#features/site/exchange-rates/exchange-rates.texts.ts';

export const screens: CollectionScreens = {
  collection: exchangeRatesCollection,
  menu: { text: texts.Many, icon: <Coins /> },
};
