import { expect, test } from 'vitest';
import { shownCountry } from './shown-country.ts';

test.each([
  [['Kuwait', 'Kuwait', 'Kuwait', 'Kuwait'], 'Kuwait'],
  [['India', 'Kuwait', 'Kuwait', 'Kuwait'], 'Kuwait'],
  [['India', 'Iceland', 'Iceland', 'Kuwait'], 'Iceland'],
  [['India', 'Kuwait', 'Iceland', undefined], 'Iceland'],
  [[undefined, undefined, undefined, 'Kuwait'], 'Kuwait'],
  [[undefined, undefined, undefined, undefined], 'Iceland'],
])('boxes of %j, seen from Iceland, are headed by %s', (countries, headed) => {
  expect(shownCountry(countries, 'Iceland')).toBe(headed);
});
