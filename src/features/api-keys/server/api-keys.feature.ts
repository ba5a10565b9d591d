import type { ServerFeature } from '#platform/features/server-feature.ts';
import { apiKeysOperations } from './api-keys.operations.ts';
import { consoleKeysOperations } from './console-keys.operations.ts';

export const feature: ServerFeature = {
  operations: [...apiKeysOperations, ...consoleKeysOperations],
};
