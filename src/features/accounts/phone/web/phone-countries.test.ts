import { describe, expect, test } from 'vitest';
import {
  callableCountries,
  countryOfCode,
  fallbackCountries,
  guessPhoneCode,
  startingCode,
} from './phone-countries.ts';

const countries = [
  { name: 'United States', phonecode: '1' },
  { name: 'Canada', phonecode: '1' },
  { name: 'Kuwait', phonecode: '965' },
  { name: 'Iraq', phonecode: '964' },
  { name: 'Nowhere', phonecode: '0' },
  { name: 'Brazil', phonecode: '55' },
];

test('only countries with a code, sorted by name', () => {
  expect(callableCountries(countries, 'en').map(({ name }) => name)).toEqual([
    'Brazil',
    'Canada',
    'Iraq',
    'Kuwait',
    'United States',
  ]);
});

test('eight countries of the Gulf and the Levant stand in', () => {
  expect(fallbackCountries('en').map(({ name, phonecode }) => `${name} ${phonecode}`)).toEqual([
    'Bahrain 973',
    'Jordan 962',
    'Kuwait 965',
    'Lebanon 961',
    'Oman 968',
    'Qatar 974',
    'Saudi Arabia 966',
    'United Arab Emirates 971',
  ]);
  expect(fallbackCountries('ar')).toHaveLength(8);
});

test('a shared code is shown as the country most people mean', () => {
  expect(countryOfCode(countries, '1', 'en')?.name).toBe('United States');
  expect(countryOfCode(countries, '964', 'en')?.name).toBe('Iraq');
  expect(countryOfCode(countries, '999', 'en')).toBeUndefined();
});

describe('the code is guessed from the number', () => {
  test.each([
    ['+965 5512 0347', '965'],
    ['0096455120347', '964'],
    ['96555120347', '965'],
    ['+٩٦٥٥٥١٢٠٣٤٧', '965'],
    ['+12025550123', '1'],
    ['55120347', undefined],
    ['055120347123', undefined],
    ['', undefined],
  ])('%s: %s', (phone, code) => {
    expect(guessPhoneCode(phone, countries)).toBe(code);
  });
});

test.each([
  [{ phone: '', phone_country: '+964' }, '964'],
  [{ phone: '+9655512', phone_country: '999' }, '965'],
  [{ phone: '0096455120347', phone_country: null }, '964'],
  [{ phone: '55120347', phone_country: null }, '965'],
])('%j begins with %s', (user, code) => {
  expect(startingCode(user, countries)).toBe(code);
});
