import { describe, expect, test } from 'vitest';
import { toggleSort, withAllToggled, withToggled } from './table-columns.ts';

describe('sorting', () => {
  test('a new column starts ascending, the same one turns round', () => {
    expect(toggleSort(null, 'name').direction).toBe('ascending');
    expect(toggleSort({ key: 'name', direction: 'ascending' }, 'name').direction).toBe(
      'descending',
    );
    expect(toggleSort({ key: 'name', direction: 'descending' }, 'name').direction).toBe(
      'ascending',
    );
    expect(toggleSort({ key: 'name', direction: 'ascending' }, 'city')).toEqual({
      key: 'city',
      direction: 'ascending',
    });
  });
});

describe('selection', () => {
  test('one row is switched without changing the given set', () => {
    const before = new Set([1]);
    expect([...withToggled(before, 2)]).toEqual([1, 2]);
    expect([...withToggled(before, 1)]).toEqual([]);
    expect([...before]).toEqual([1]);
  });

  test('all rows are chosen unless they all are; other pages are left alone', () => {
    expect([...withAllToggled(new Set([9, 1]), [1, 2])].sort()).toEqual([1, 2, 9]);
    expect([...withAllToggled(new Set([9, 1, 2]), [1, 2])]).toEqual([9]);
  });
});
