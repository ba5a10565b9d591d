import { expect, test } from 'vitest';
import { keepAmounts, showAmount } from './medicine-amounts.ts';

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

test.each([
  ['Furomawj 40 mg tablets', 'Furomawj 40\u00a0mg tablets'],
  ['Laynolac 667 mg/ml syrup, 200 ml', 'Laynolac 667\u00a0mg/ml syrup, 200\u00a0ml'],
  ['فوروموج 40 ملغ أقراص', 'فوروموج 40\u00a0ملغ أقراص'],
  ['Cannula 18 G', 'Cannula 18\u00a0G'],
  ['Type 2 glucose meter', 'Type 2 glucose meter'],
  ['سرير 3 محركات', 'سرير 3 محركات'],
])('the amounts of %s stay in one piece', (name, kept) => {
  expect(keepAmounts(name)).toBe(kept);
});
