import { expect, test } from 'vitest';
import { shownValue } from './shown-value.ts';

const title = { name: 'title', header: { id: 'title', en: 'Title', ar: 'العنوان' } };
const row = { id: 1, title: 'Beds', title_ar: 'أسرّة' };

test('a reader of Arabic sees the Arabic value where there is one', () => {
  const list = { columns: [title] };
  expect(shownValue(list, row, 'title', 'ar')).toBe('أسرّة');
  expect(shownValue(list, row, 'title', 'en')).toBe('Beds');
  expect(shownValue(list, { ...row, title_ar: '' }, 'title', 'ar')).toBe('Beds');
  expect(shownValue(list, { id: 1, title: 'Beds' }, 'title', 'ar')).toBe('Beds');
});

test('where a list shows both, each stands in its own place', () => {
  const asColumn = { columns: [title, { ...title, name: 'title_ar' }] };
  expect(shownValue(asColumn, row, 'title', 'ar')).toBe('Beds');
  const below = { columns: [{ ...title, below: 'title_ar' }] };
  expect(shownValue(below, row, 'title', 'ar')).toBe('Beds');
});
