import { describe, expect, test } from 'vitest';
import { medicineIndexPath, readMedicineFilter } from './medicine-filter.ts';
import { readProductFilter } from './product-filter.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the filter of products in the address', () => {
  test.each([
    ['', {}],
    ['search=&category=', {}],
    ['search=%20%20', {}],
    ['search=%20hadi%20&category=pain-and-fever', { search: 'hadi', category: 'pain-and-fever' }],
    [`search=${'x'.repeat(101)}`, {}],
    ['category=a/b', {}],
    ['category=a%20b', {}],
    ['product=5', {}],
  ])('"%s"', (text, expected) => {
    expect(readProductFilter(query(text))).toEqual(expected);
  });
});

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
