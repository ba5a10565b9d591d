import { type PersonalDataSource, recordsFile } from '#platform/privacy/personal-data.ts';
import { selectSavedSearches } from './saved-searches.queries.ts';
import { addressOfSearch } from './search-address.ts';

/** A person's saved searches; they are deleted with the account. */
export const savedSearchesPersonalData: PersonalDataSource = {
  async collect({ connection }, { accountId: account }) {
    const rows = await selectSavedSearches.all(connection, { account });
    const searches = rows.map(({ name, list, query, country, every, paused, created_at }) => ({
      name,
      address: addressOfSearch({ list, query, country }),
      country,
      every,
      paused,
      created_at,
    }));
    return recordsFile('saved-searches.json', searches);
  },
};
