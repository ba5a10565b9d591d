import { expect, test } from 'vitest';
import { languages } from '#platform/i18n/languages.ts';
import { usedCurrencies } from './country-currency.ts';
import { currencyName } from './currency-name.ts';
import { isKnownCurrency } from './known-currencies.ts';

test.each([
  ['nothing', ''],
  ['no currency', 'ABC'],
  ['the code for none', 'XXX'],
  ['the code for tests', 'XTS'],
  ['gold', 'XAU'],
  ['a unit of account', 'XDR'],
  ['a unit of funds', 'CLF'],
  ['one that became the euro', 'DEM'],
  ['one that was replaced', 'ZWL'],
  ['small letters', 'kwd'],
  ['what every object has', 'constructor'],
])('%s is no currency (%j)', (_, code) => {
  expect(isKnownCurrency(code)).toBe(false);
});

test('whatever forms offer is one', () => {
  expect(usedCurrencies.filter((code) => !isKnownCurrency(code))).toEqual([]);
});

test('every one of them is called something in both languages', () => {
  const codes = Intl.supportedValuesOf('currency').filter(isKnownCurrency);
  expect(codes.length).toBeGreaterThan(150);
  for (const language of languages) {
    expect(codes.filter((code) => currencyName(code, language) === code)).toEqual([]);
  }
});
