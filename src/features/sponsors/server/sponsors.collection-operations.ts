import { collectionOperations } from '#collection/server/collection-operations.ts';
import { storeFiles } from '#collection/server/store-files.ts';
import { recordWritesOf } from '#features/admin/server/public.ts';
import {
  sponsorLinesCollection,
  sponsorLogosCollection,
} from '#features/sponsors/sponsors.collection.ts';

const definedIn = new URL('../sponsors.collection.ts', import.meta.url);

export const sponsorsCollectionOperations = [
  ...collectionOperations(sponsorLinesCollection, {
    table: 'sponsor_lines',
    definedIn,
    record: recordWritesOf('sponsor line'),
  }),
  ...collectionOperations(sponsorLogosCollection, {
    table: 'sponsor_logos',
    definedIn,
    record: recordWritesOf('sponsor logo'),
    prepare: storeFiles({ logo: { kind: 'picture', folder: 'sponsors' } }),
  }),
];
