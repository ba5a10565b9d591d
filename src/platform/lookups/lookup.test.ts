import { expect, test } from 'vitest';
import { lookup } from './lookup.ts';

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('%s is no entry', (name) => {
  expect(lookup({ KW: 'Kuwait' })[name]).toBeUndefined();
});

test('what was entered is found and listed', () => {
  const countries = lookup({ KW: 'Kuwait', SA: 'Saudi Arabia' });
  expect(countries.KW).toBe('Kuwait');
  expect(Object.keys(countries)).toEqual(['KW', 'SA']);
});
