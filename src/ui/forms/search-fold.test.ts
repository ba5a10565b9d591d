import { describe, expect, test } from 'vitest';
import { foldForSearch } from '#platform/search/fold-for-search.ts';
import { searchByLabel } from './search-fold.ts';

function matchesSearch(label: string, query: string): boolean {
  return searchByLabel([{ label }], query).length === 1;
}

describe('folding for search', () => {
  test('alef with hamza is found by the bare letter', () => {
    expect(matchesSearch('الأردن', 'الاردن')).toBe(true);
    expect(matchesSearch('الإمارات', 'امارات')).toBe(true);
  });

  test('ta marbuta and final ya are found by the letters people type', () => {
    expect(matchesSearch('السعودية', 'السعوديه')).toBe(true);
    expect(matchesSearch('مستشفى', 'مستشفي')).toBe(true);
  });

  test('vowel marks, accents and case do not matter', () => {
    expect(foldForSearch('مُحَمَّد')).toBe('محمد');
    expect(matchesSearch("Côte d'Ivoire", 'cote')).toBe(true);
  });

  test('Arabic-Indic digits find Western ones', () => {
    expect(matchesSearch('Room 15', '١٥')).toBe(true);
  });

  test('labels that begin with the words come first', () => {
    const found = searchByLabel([{ label: 'Muscat' }, { label: 'Cairo' }], 'ca');
    expect(found.map((item) => item.label)).toEqual(['Cairo', 'Muscat']);
  });

  test('what is not there is not found', () => {
    expect(matchesSearch('Oman', 'Qatar')).toBe(false);
  });
});
