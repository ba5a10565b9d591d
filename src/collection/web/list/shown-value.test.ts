import { expect, test } from 'vitest';
import { shownValue, valueBelow } from './shown-value.ts';

const title = { name: 'title', header: { id: 'title', en: 'Title', ar: 'العنوان' } };
const row = { id: 1, title: 'Beds', title_ar: 'أسرّة' };

test('a reader of Arabic sees the Arabic value where there is one', () => {
  const list = { columns: [title] };
  expect(shownValue(list, row, 'title', 'ar')).toBe('أسرّة');
  expect(shownValue(list, row, 'title', 'en')).toBe('Beds');
  expect(shownValue(list, { ...row, title_ar: '' }, 'title', 'ar')).toBe('Beds');
  expect(shownValue(list, { id: 1, title: 'Beds' }, 'title', 'ar')).toBe('Beds');
});

test('where a list has a column for each, each stands in its own place', () => {
  const asColumn = { columns: [title, { ...title, name: 'title_ar' }] };
  expect(shownValue(asColumn, row, 'title', 'ar')).toBe('Beds');
});

test('where one stands below the other, the reader’s language comes first', () => {
  const column = { ...title, below: 'title_ar' };
  const bothIn = (language: 'en' | 'ar', of = row) => [
    shownValue({ columns: [column] }, of, 'title', language),
    valueBelow(column, of, language),
  ];
  expect(bothIn('en')).toEqual(['Beds', 'أسرّة']);
  expect(bothIn('ar')).toEqual(['أسرّة', 'Beds']);
  expect(bothIn('ar', { ...row, title_ar: '' })).toEqual(['Beds', '']);
  expect(valueBelow({ ...title, below: 'code' }, { ...row, code: 'B-1' }, 'ar')).toBe('B-1');
});
