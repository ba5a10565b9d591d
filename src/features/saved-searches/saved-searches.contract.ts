import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { countryCode, oneLine, recordId, wholeNumber } from '#platform/calls/fields.ts';
import { savedSearchesTexts as texts } from './saved-searches.texts.ts';

export const MOST_SAVED_SEARCHES = 50;

/** The lists whose searches can be saved, by the path of their page. */
export const savableLists = ['/products', '/events', '/jobs'] as const;

export type SavableList = (typeof savableLists)[number];

export const alertRhythms = ['day', 'week'] as const;

export type AlertRhythm = (typeof alertRhythms)[number];

const QUERY_LENGTH = 1000;
const NAME_LENGTH = 100;

/** Everybody who is signed in can save searches, as a user or as an exhibitor. */
const forOwn = { access: 'account', claims: ['user_id'] } as const;

const name = oneLine(NAME_LENGTH, texts.nameMissing.id);
const every = z.enum(alertRhythms);
const told = { message: z.string() };

export const saveSearch = declareCall({
  ...forOwn,
  method: 'POST',
  path: 'saved-searches/save.php',
  summary: 'Saves what a list is narrowed to; what is new there is mailed',
  input: {
    list: z.enum(savableLists),
    country: countryCode,
    /** The query string of the list's address, such as `profession=nursing&city=kuwait`. */
    query: z.prefault(z.string().check(z.maxLength(QUERY_LENGTH)), ''),
    name,
    every,
  },
  output: told,
});

export const listSavedSearches = declareCall({
  ...forOwn,
  method: 'GET',
  path: 'saved-searches/list.php',
  summary: 'The searches the caller has saved, the last saved first',
  input: {},
  output: {
    searches: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        list: z.enum(savableLists),
        /** Path of the list with its filters. */
        address: z.string(),
        country: z.string(),
        country_name: z.string(),
        every,
        paused: z.boolean(),
        /** Address of the search's feed, which anybody who has the address can read. */
        feed: z.string(),
        next_mail_at: z.nullable(z.string()),
      }),
    ),
  },
});

export const changeSavedSearch = declareCall({
  ...forOwn,
  method: 'POST',
  path: 'saved-searches/change.php',
  summary: 'Renames a saved search, says how often it is mailed, pauses it or goes on',
  input: { id: recordId, name, every, paused: wholeNumber({ min: 0, max: 1 }) },
  output: told,
});

export const deleteSavedSearch = declareCall({
  ...forOwn,
  method: 'POST',
  path: 'saved-searches/delete.php',
  summary: 'Deletes a saved search; its feed ends with it',
  input: { id: recordId },
  output: told,
});

/** The token of a mail. It allows nothing but stopping these mails. */
export const alertToken = z.uuid(texts.noSuchAlert.id);

export const stopAlert = declareCall({
  method: 'POST',
  path: 'saved-searches/stop.php',
  summary: 'Stops the mails of a saved search, with the token of one of them',
  access: 'visitor',
  input: { token: alertToken },
  output: told,
});
