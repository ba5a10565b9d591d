import type { ServerFeature } from '#platform/features/server-feature.ts';
import { namedIn } from '#platform/files/named-files.ts';
import { eventSponsorsCollectionOperations } from './event-sponsors.collection-operations.ts';
import { eventSponsors } from './event-sponsors.table.ts';

export const feature: ServerFeature = {
  operations: eventSponsorsCollectionOperations,
  storedFiles: [namedIn('Upload/event-sponsors', eventSponsors, ['logo'])],
};
