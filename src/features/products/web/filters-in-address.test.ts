import { describe, expect, test } from 'vitest';
import { medicineIndexPath, readMedicineFilter } from './medicine-filter.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the filter of medicines in the address', () => {
  test.each([
    ['', {}],
    ['letter=P', { letter: 'p' }],
    ['letter=ab', {}],
    ['letter=%D8%A8', { letter: 'ب' }],
    ['company=12&form=syrup', { company: '12', form: 'syrup' }],
    ['company=x', {}],
    ['company=0', {}],
    ['search=', {}],
  ])('"%s"', (text, expected) => {
    expect(readMedicineFilter(query(text))).toEqual(expected);
  });

  test('an address holds what is chosen and nothing else', () => {
    expect(medicineIndexPath({})).toBe('/rx');
    expect(medicineIndexPath({ letter: undefined, form: 'syrup', brand: '' })).toBe(
      '/rx?form=syrup',
    );
  });
});
