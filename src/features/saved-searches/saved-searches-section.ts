import { savedSearchesTexts } from './saved-searches.texts.ts';

/** The section of the settings that the search can find by name. */
export const savedSearchesSection = {
  id: 'saved-searches',
  text: savedSearchesTexts.title,
} as const;

/** Leads to the settings in the dashboard of the account's type. */
export const savedSearchesPath = `/dashboard/settings#${savedSearchesSection.id}`;
