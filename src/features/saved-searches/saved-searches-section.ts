import { savedSearchesTexts } from './saved-searches.texts.ts';

/** Their part of the settings, which one can look for by name. */
export const savedSearchesSection = {
  id: 'saved-searches',
  text: savedSearchesTexts.title,
} as const;

/** In the settings of whichever dashboard the account has. */
export const savedSearchesPath = `/dashboard/settings#${savedSearchesSection.id}`;
