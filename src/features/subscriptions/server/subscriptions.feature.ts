import type { ServerFeature } from '#platform/features/server-feature.ts';
import { ownPlanOperations } from './own-plan.operations.ts';
import { plansOperations } from './plans.operations.ts';
import { subscriptionsOperations } from './subscriptions.operations.ts';

export const feature: ServerFeature = {
  operations: [...subscriptionsOperations, ...ownPlanOperations, ...plansOperations],
};
