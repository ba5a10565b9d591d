import { expect, test } from 'vitest';
import { productsPath } from './products-path.ts';

test('names the country only where the list would begin with another', () => {
  expect(productsPath({ code: 'KW', isKnown: true })).toBe('/products');
  expect(productsPath({ code: 'KW', isKnown: false })).toBe('/products?country=KW');
  expect(productsPath({ code: 'IN', isKnown: false })).toBe('/products');
});

test('names the category first', () => {
  expect(productsPath({ code: 'KW', isKnown: true }, 'pain-and-fever')).toBe(
    '/products?category=pain-and-fever',
  );
  expect(productsPath({ code: 'KW', isKnown: false }, 'pain-and-fever')).toBe(
    '/products?category=pain-and-fever&country=KW',
  );
});
