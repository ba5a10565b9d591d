import type { ServerFeature } from '#platform/features/server-feature.ts';
import { faqCollectionOperations } from './faq.collection-operations.ts';

export const feature: ServerFeature = {
  operations: [...faqCollectionOperations],
};
