import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';

test.each([
  ['KW', 'Kuwait', 'الكويت'],
  ['AE', 'United Arab Emirates', 'الإمارات العربية المتحدة'],
  ['PS', 'Palestine', 'فلسطين'],
  ['HK', 'Hong Kong', 'هونغ كونغ'],
  ['MO', 'Macao', 'مكاو'],
  ['US', 'United States', 'الولايات المتحدة'],
])('%s is called so by those who live there and around', (code, english, arabic) => {
  expect(countryName(code, 'en')).toBe(english);
  expect(countryName(code, 'ar')).toBe(arabic);
});
