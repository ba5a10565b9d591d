import { expect, test } from 'vitest';
import { countFaq, type FaqItem, filterFaq, groupFaq } from './faq-filter.ts';

const items: FaqItem[] = [
  { id: 1, category: 'account', question: 'How do I sign in?', answer: 'With a code.' },
  { id: 2, category: 'jobs', question: 'كيف أتابع طلبي؟', answer: 'افتح «وظائفي».' },
  { id: 3, category: 'jobs', question: 'Which files?', answer: 'A PDF.' },
];

const idsOf = (found: readonly FaqItem[]) => found.map(({ id }) => id);

test('counts are computed, whatever is searched for', () => {
  expect(countFaq(items)).toEqual({ all: 3, account: 1, jobs: 2, events: 0, billing: 0 });
});

test('a category shows its own', () => {
  expect(idsOf(filterFaq(items, 'jobs', ''))).toEqual([2, 3]);
});

test('questions stand under the heading of their category; one without questions has none', () => {
  const groups = groupFaq(items.toReversed());
  expect(groups.map(({ category, items: own }) => [category, idsOf(own)])).toEqual([
    ['account', [1]],
    ['jobs', [3, 2]],
  ]);
});

test('words are looked for in questions and answers, in either language', () => {
  expect(idsOf(filterFaq(items, 'all', 'CODE'))).toEqual([1]);
  expect(idsOf(filterFaq(items, 'all', 'اتابع'))).toEqual([2]);
  expect(idsOf(filterFaq(items, 'account', 'pdf'))).toEqual([]);
});
