import type { ServerFeature } from '#platform/features/server-feature.ts';
import { searchSchedules } from './learn-words.ts';
import { missesOperations } from './misses.operations.ts';
import { synonymsCollectionOperations } from './synonyms.collection-operations.ts';

export const feature: ServerFeature = {
  operations: [...missesOperations, ...synonymsCollectionOperations],
  schedules: searchSchedules,
};
