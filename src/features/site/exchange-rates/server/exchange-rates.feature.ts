import type { ServerFeature } from '#platform/features/server-feature.ts';
import { exchangeRatesCollectionOperations } from './exchange-rates.collection-operations.ts';

export const feature: ServerFeature = { operations: [...exchangeRatesCollectionOperations] };
