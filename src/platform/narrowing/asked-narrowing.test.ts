import { describe, expect, test } from 'vitest';
import { askedNarrowing, cleared, sortedBy, toggled, without } from './asked-narrowing.ts';

const narrowing = { facets: ['category', 'brand'], sorts: ['newest', 'cheapest'] } as const;
const asked = (text: string) => askedNarrowing(new URLSearchParams(text), narrowing);

describe('what the address of a list asks for', () => {
  test.each([
    ['', {}],
    ['search=&category=', {}],
    ['search=%20%20', {}],
    ['search=%20hadi%20&category=pain-and-fever', { search: 'hadi', category: 'pain-and-fever' }],
    ['category=gloves,masks&sort=cheapest', { category: 'gloves,masks', sort: 'cheapest' }],
    ['category=a/b', {}],
    ['category=a%20b', {}],
    ['sort=dearest', {}],
    ['sort=best', {}],
    ['sort=best&search=hadi', { sort: 'best', search: 'hadi' }],
    [`category=${Array.from({ length: 11 }, (_, n) => `c${n}`)}`, {}],
    ['product=5&utm_source=x', {}],
  ])('"%s"', (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

test('a choice is added, taken back, or takes the place of another', () => {
  const many = { name: 'category', single: false };
  expect(toggled({}, many, 'gloves')).toBe('?category=gloves');
  expect(toggled({ category: 'gloves' }, many, 'masks')).toBe('?category=gloves,masks');
  expect(toggled({ category: 'gloves,masks' }, many, 'gloves')).toBe('?category=masks');
  expect(toggled({ category: 'gloves' }, many, 'gloves')).toBe('');
  expect(toggled({ posted: '3' }, { name: 'posted', single: true }, '7')).toBe('?posted=7');
});

test('taking all back keeps the order and the country', () => {
  const all = { search: 'mask', category: 'gloves', sort: 'cheapest', country: 'AE' };
  expect(cleared(all)).toBe('?sort=cheapest&country=AE');
  expect(without(all, 'category')).toBe('?search=mask&sort=cheapest&country=AE');
  expect(sortedBy({ brand: 'x' }, 'newest')).toBe('?brand=x&sort=newest');
});
