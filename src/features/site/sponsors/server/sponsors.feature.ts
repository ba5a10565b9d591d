import type { ServerFeature } from '#platform/features/server-feature.ts';
import { namedIn } from '#platform/files/named-files.ts';
import { sponsorLogos } from './sponsor-logos.table.ts';
import { sponsorsCollectionOperations } from './sponsors.collection-operations.ts';

export const feature: ServerFeature = {
  operations: [...sponsorsCollectionOperations],
  storedFiles: [namedIn('Upload/sponsors', sponsorLogos, ['logo'])],
};
