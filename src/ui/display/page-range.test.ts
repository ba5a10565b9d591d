import { describe, expect, test } from 'vitest';
import { pageCountOf, pageRange, shownRows } from './page-range.ts';

describe('page numbers', () => {
  test('few pages are all shown', () => {
    expect(pageRange(1, 1)).toEqual([1]);
    expect(pageRange(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('many pages keep seven slots wherever one is', () => {
    for (let page = 1; page <= 40; page++) expect(pageRange(page, 40)).toHaveLength(7);
  });

  test('a gap hides more than one page', () => {
    expect(pageRange(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
    expect(pageRange(5, 20)).toEqual([1, 'gap', 4, 5, 6, 'gap', 20]);
    expect(pageRange(17, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
  });
});

describe('rows shown', () => {
  test('the last page may be short', () => {
    expect(shownRows(3, 10, 24)).toEqual({ from: 21, to: 24 });
    expect(pageCountOf(24, 10)).toBe(3);
  });

  test('all is one page', () => {
    expect(shownRows(1, 'all', 24)).toEqual({ from: 1, to: 24 });
    expect(pageCountOf(24, 'all')).toBe(1);
  });

  test('nothing is one empty page', () => {
    expect(shownRows(1, 10, 0)).toEqual({ from: 0, to: 0 });
    expect(pageCountOf(0, 10)).toBe(1);
  });
});
