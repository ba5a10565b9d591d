import { feedForms } from '#platform/feeds/feed-address.ts';
import { type Language, localizePath } from '#platform/i18n/languages.ts';

/** Path prefix of the addresses that contain a saved search's token. */
export const SAVED_SEARCH_PATH = '/saved-search';

/** The address with which mail programs unsubscribe. */
export const stopAddressOf = (token: string, language: Language) =>
  localizePath(language, `${SAVED_SEARCH_PATH}/stop/${token}`);

/** The page where people do the same. The token is in the fragment, which no log contains. */
export const stopPageOf = (token: string, language: Language) =>
  `${localizePath(language, '/alert/stop')}#${token}`;

export const feedAddressOf = (token: string, language: Language) =>
  localizePath(language, `${SAVED_SEARCH_PATH}/${token}${feedForms.rss.ending}`);
