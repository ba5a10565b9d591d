import { collectionOperations } from '#collection/server/collection-operations.ts';
import { recordWritesOf } from '#console/audit/server/audit.ts';
import { exchangeRatesCollection } from '#features/site/exchange-rates/exchange-rates.collection.ts';
import { exchangeRatesTexts as texts } from '#features/site/exchange-rates/exchange-rates.texts.ts';
import { exchangeRateSubject } from '#features/site/site.audit.ts';
import { exchangeRates } from './exchange-rates.table.ts';

export const exchangeRatesCollectionOperations = collectionOperations(exchangeRatesCollection, {
  table: exchangeRates,
  definedIn: new URL('../exchange-rates.collection.ts', import.meta.url),
  constraints: { exchange_rates_currency: texts.currencyTaken },
  record: recordWritesOf(exchangeRateSubject),
});
