import type { ServerFeature } from '#platform/features/server-feature.ts';
import { namedIn } from '#platform/files/named-files.ts';
import { sponsorsCollectionOperations } from './sponsors.collection-operations.ts';
import { sponsorLogos } from './sponsors.table.ts';

export const feature: ServerFeature = {
  operations: [...sponsorsCollectionOperations],
  storedFiles: [namedIn('Upload/sponsors', sponsorLogos, ['logo'])],
};
