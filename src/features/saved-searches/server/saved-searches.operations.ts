import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  MOST_SAVED_SEARCHES,
  saveSearch,
  stopAlert,
} from '#features/saved-searches/saved-searches.contract.ts';
import { savedSearchesTexts as texts } from '#features/saved-searches/saved-searches.texts.ts';
import { findWordsQuery } from '#features/search/server/public.ts';
import { conflict, notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { takeTurns } from '#platform/database/transaction-turns.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import type { FollowedList } from '#platform/narrowing/server/followed-list.ts';
import { nextMailAt } from './mail-times.ts';
import { feedAddressOf } from './saved-search-addresses.ts';
import {
  changeSearch,
  deleteSearch,
  keepSearch,
  selectSavedSearches,
  stopByToken,
} from './saved-searches.queries.ts';
import { addressOfSearch, canonicalQuery, requireFollowed } from './search-address.ts';

/** The call that saves a search of one of these lists. */
export function saveSearchOperation(lists: readonly FollowedList[]): Operation {
  return operation(saveSearch, async ({ list, country, query: asked, name, every }, context) => {
    const { caller, database, language, now } = context;
    const query = canonicalQuery(asked, requireFollowed(lists, list));
    const typed = new URLSearchParams(query).get('search') ?? undefined;
    const sought = { words: typed, country, today: todayAt(now) };
    const wanted = {
      account: caller.accountId,
      list,
      country,
      query,
      words: await findWordsQuery(database.pool, sought),
      name,
      every,
      dueAt: nextMailAt(every, now),
      most: MOST_SAVED_SEARCHES,
    };
    const kept = await inTransaction(database.pool, async (client) => {
      // One request at a time, because simultaneous ones would all count the same rows.
      await takeTurns(client, 'saved-searches', caller.accountId);
      return keepSearch.run(client, wanted);
    });
    if (kept === 0) throw conflict(texts.tooMany);
    return { message: translateIn(language)(texts.saved) };
  });
}

const ownSearches = operation(listSavedSearches, async (_input, context) => {
  const { caller, database, language, appUrl } = context;
  const rows = await selectSavedSearches.all(database.pool, { account: caller.accountId });
  return {
    searches: rows.map((row) => ({
      id: row.id,
      name: row.name,
      list: row.list,
      address: addressOfSearch(row),
      country: row.country,
      country_name: countryName(row.country, language),
      every: row.every,
      paused: row.paused,
      feed: appUrl + feedAddressOf(row.feed_token, language),
      next_mail_at: row.paused ? null : row.due_at.toISOString(),
    })),
  };
});

const changing = operation(changeSavedSearch, async ({ id, name, every, paused }, context) => {
  const { caller, database, language, now } = context;
  const changed = await changeSearch.run(database.pool, {
    account: caller.accountId,
    id,
    name,
    every,
    paused: paused === 1,
    dueAt: nextMailAt(every, now),
  });
  if (changed === 0) throw notFound(texts.notFound);
  return { message: translateIn(language)(texts.changed) };
});

const deleting = operation(deleteSavedSearch, async ({ id }, { caller, database, language }) => {
  const own = { account: caller.accountId, id };
  if ((await deleteSearch.run(database.pool, own)) === 0) throw notFound(texts.notFound);
  return { message: translateIn(language)(texts.deleted) };
});

const stopping = operation(stopAlert, async ({ token }, { database, language }) => {
  if ((await stopByToken.run(database.pool, { token })) === 0) throw notFound(texts.noSuchAlert);
  return { message: translateIn(language)(texts.stopped) };
});

export const savedSearchesOperations: readonly Operation[] = [
  ownSearches,
  changing,
  deleting,
  stopping,
];
