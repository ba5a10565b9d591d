import type { ServerFeature } from '#platform/features/server-feature.ts';
import { branchesCollectionOperations } from './branches.collection-operations.ts';
import { branchesOperations } from './branches.operations.ts';

export const feature: ServerFeature = {
  operations: [...branchesOperations, ...branchesCollectionOperations],
};
