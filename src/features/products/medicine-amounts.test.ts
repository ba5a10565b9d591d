import { expect, test } from 'vitest';
import { showAmount } from './medicine-amounts.ts';

test.each([
  ['500 mg', '500 ملغ'],
  ['250 mg/5 ml', '250 ملغ/5 مل'],
  ['875 mg/125 mg', '875 ملغ/125 ملغ'],
  ['100 mcg/dose', '100 ميكروغرام/جرعة'],
  ['50µg', '50 ميكروغرام'],
  ['25 μg/h', '25 ميكروغرام/ساعة'],
  ['0.5 ng / ml', '0.5 نانوغرام / مل'],
  ['50,000 IU', '50,000 وحدة دولية'],
  ['100 Units/mL', '100 وحدة/مل'],
  ['1 g', '1 غ'],
  ['5 × 3 ml', '5 × 3 مل'],
  ['0.1%', '0.1%'],
  ['Forte', 'Forte'],
])('%s is %s', (written, shown) => {
  expect(showAmount(written, 'ar')).toBe(shown);
  expect(showAmount(written, 'en')).toBe(written);
});

test('no short form of micrograms stands beside the one of milligrams', () => {
  expect(showAmount('50 mcg', 'ar')).not.toMatch(/م[يك]?كغ/);
});
