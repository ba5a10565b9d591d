import type { ServerFeature } from '#platform/features/server-feature.ts';
import { sponsorsCollectionOperations } from './sponsors.collection-operations.ts';

export const feature: ServerFeature = {
  operations: [...sponsorsCollectionOperations],
  storedFiles: [{ folder: 'Upload/sponsors', columns: [['sponsor_logos', 'logo']] }],
};
