import { features } from '#app/features.ts';
import type { ServerFeature } from '#platform/features/server-feature.ts';

/** The server half of every feature, in the order of the registry. */
export const serverFeatures: readonly ServerFeature[] = await Promise.all(
  features.flatMap(({ server }) => (server ? [server().then(({ feature }) => feature)] : [])),
);
