import { collectionOperations } from '#collection/server/collection-operations.ts';
import { recordWritesOf } from '#console/audit/server/audit.ts';
import { synonymsSubject } from '#features/search/search.audit.ts';
import { synonymsCollection } from '#features/search/synonyms.collection.ts';
import { searchSynonyms } from './search-synonyms.table.ts';

export const synonymsCollectionOperations = collectionOperations(synonymsCollection, {
  table: searchSynonyms,
  definedIn: new URL('../synonyms.collection.ts', import.meta.url),
  record: recordWritesOf(synonymsSubject),
});
