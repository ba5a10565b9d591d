import { collectionOperations } from '#collection/server/collection-operations.ts';
import { recordWritesOf } from '#console/audit/server/audit.ts';
import { sponsorLineSubject, sponsorLogoSubject } from '#features/site/site.audit.ts';
import {
  sponsorLinesCollection,
  sponsorLogosCollection,
} from '#features/site/sponsors/sponsors.collection.ts';
import { storeFormFiles } from '#platform/files/store-form-files.ts';
import { sponsorLines } from './sponsor-lines.table.ts';
import { sponsorLogos } from './sponsor-logos.table.ts';

const definedIn = new URL('../sponsors.collection.ts', import.meta.url);

export const sponsorsCollectionOperations = [
  ...collectionOperations(sponsorLinesCollection, {
    table: sponsorLines,
    definedIn,
    record: recordWritesOf(sponsorLineSubject),
  }),
  ...collectionOperations(sponsorLogosCollection, {
    table: sponsorLogos,
    definedIn,
    record: recordWritesOf(sponsorLogoSubject),
    prepare: storeFormFiles(sponsorLogosCollection.fields),
  }),
];
