import type { ServerFeature } from '#platform/features/server-feature.ts';
import { embedsOperations } from './embeds.operations.ts';

export const feature: ServerFeature = { operations: embedsOperations };
