import type { ServerFeature } from '#platform/features/server-feature.ts';
import { savedSearchesOperations } from './saved-searches.operations.ts';
import { savedSearchesPersonalData } from './saved-searches.personal-data.ts';

export const feature: ServerFeature = {
  operations: savedSearchesOperations,
  personalData: [savedSearchesPersonalData],
};
