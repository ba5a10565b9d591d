import type { ServerFeature } from '#platform/features/server-feature.ts';
import { couponsCollectionOperations } from './coupons.collection-operations.ts';

export const feature: ServerFeature = {
  operations: [...couponsCollectionOperations],
};
