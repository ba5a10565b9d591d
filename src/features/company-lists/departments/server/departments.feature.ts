import type { ServerFeature } from '#platform/features/server-feature.ts';
import { departmentsCollectionOperations } from './departments.collection-operations.ts';
import { departmentsOperations } from './departments.operations.ts';

export const feature: ServerFeature = {
  operations: [...departmentsOperations, ...departmentsCollectionOperations],
};
