import { lookup } from '#platform/lookups/lookup.ts';

/** The currencies of the countries where the portal is read most. */
const currencies: Readonly<Record<string, string>> = lookup({
  AE: 'AED',
  BH: 'BHD',
  EG: 'EGP',
  IN: 'INR',
  IQ: 'IQD',
  JO: 'JOD',
  KW: 'KWD',
  LB: 'LBP',
  MA: 'MAD',
  OM: 'OMR',
  PK: 'PKR',
  QA: 'QAR',
  SA: 'SAR',
  SY: 'SYP',
  TN: 'TND',
  TR: 'TRY',
  YE: 'YER',
});

/** These, and those that are quoted everywhere. */
export const usedCurrencies = [
  ...new Set([...Object.values(currencies), 'EUR', 'GBP', 'USD']),
].sort();

/** The currency of a country, or dollars if it is unknown. */
export function currencyOfCountry(country: string): string {
  return currencies[country] ?? 'USD';
}
