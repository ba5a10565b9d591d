const three = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);
const none = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
);

/**
 * Digits after the point by ISO 4217. A table of our own: amounts are stored in the smallest unit,
 * and what a browser or runtime believes about a currency changes between versions.
 */
export function currencyDecimals(currency: string): 0 | 2 | 3 {
  if (three.has(currency)) return 3;
  return none.has(currency) ? 0 : 2;
}
