import type { ServerFeature } from '#platform/features/server-feature.ts';
import { homeOperations } from './home.operations.ts';

export const feature: ServerFeature = { operations: homeOperations };
