import { feedForms } from '#platform/feeds/feed-address.ts';
import { type Language, localizePath } from '#platform/i18n/languages.ts';

/** Below this a saved search answers to whoever has one of its tokens. */
export const SAVED_SEARCH_PATH = '/saved-search';

/** Where mailboxes ask for no more mails. */
export const stopAddressOf = (token: string, language: Language) =>
  localizePath(language, `${SAVED_SEARCH_PATH}/stop/${token}`);

/** The page where people do the same. The token is behind the hash, which no log holds. */
export const stopPageOf = (token: string, language: Language) =>
  `${localizePath(language, '/alert/stop')}#${token}`;

export const feedAddressOf = (token: string, language: Language) =>
  localizePath(language, `${SAVED_SEARCH_PATH}/${token}${feedForms.rss.ending}`);
