const three = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);
const none = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
);

/**
 * Decimal places by ISO 4217. This is a table of our own, because amounts are stored in the smallest unit and what
 * browsers
 * and runtimes believe about a currency changes between versions.
 */
export function currencyDecimals(currency: string): 0 | 2 | 3 {
  if (three.has(currency)) return 3;
  return none.has(currency) ? 0 : 2;
}
