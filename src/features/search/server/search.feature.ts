import type { ServerFeature } from '#platform/features/server-feature.ts';
import { searchOperations } from './search.operations.ts';

export const feature: ServerFeature = {
  operations: [...searchOperations],
};
