import type { SavableList } from '#features/saved-searches/saved-searches.contract.ts';
import { savedSearchesTexts as texts } from '#features/saved-searches/saved-searches.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';

const names: Readonly<Record<SavableList, Text>> = {
  '/products': texts.products,
  '/events': texts.events,
  '/jobs': texts.jobs,
};

/** The name of a list without filters. */
export const listText = (list: SavableList): Text => names[list];
