import { table } from '#platform/database/sql.ts';

export const exchangeRates = table('exchange_rates');
