import { expect, test } from 'vitest';
import { understand } from '#features/search/asking/understand.ts';
import type { Candidate } from '#features/search/server/finding/candidates/candidates.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { orderAnswers } from './order-answers.ts';

const none = { names: '', subject: '', place: '', title_ar: null, has: [] };

function candidate(id: number, facts: Partial<Candidate>): Candidate {
  return { ...none, id, kind: 'product', country: 'KW', price_minor: null, ...facts } as Candidate;
}

test('the page of a generic stands behind its products where the cheapest is asked for', () => {
  const ranked = [
    {
      candidate: candidate(1, { kind: 'medicine', country: '' }),
      score: 1.5,
      share: 1,
      sure: [1],
      called: false,
      head: false,
      strength: 1,
    },
    {
      candidate: candidate(2, { price_minor: 900 }),
      score: 1.1,
      share: 1,
      sure: [1],
      called: false,
      head: false,
      strength: 1,
    },
    {
      candidate: candidate(3, { price_minor: 700 }),
      score: 1.05,
      share: 1,
      sure: [1],
      called: false,
      head: false,
      strength: 1,
    },
  ];
  const asked = understand('cheapest lactulose', { today: '2026-05-01' });
  expect(orderAnswers(ranked, asked, 'KW').map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('what is on at a time stands in the order of its days, what it was asked to be first', () => {
  const on = (id: number, starts_on: CalendarDate) => candidate(id, { kind: 'event', starts_on });
  const ranked = [
    {
      candidate: on(1, '2026-05-03'),
      score: 1.2,
      share: 1,
      sure: [0],
      called: false,
      head: false,
      strength: 1,
    },
    {
      candidate: on(2, '2026-05-20'),
      score: 1.15,
      share: 1,
      sure: [1],
      called: false,
      head: false,
      strength: 1,
    },
    {
      candidate: on(3, '2026-05-10'),
      score: 1.15,
      share: 1,
      sure: [1],
      called: false,
      head: false,
      strength: 1,
    },
  ];
  const asked = understand('exhibitions this month', { today: '2026-05-01' });
  expect(orderAnswers(ranked, asked, 'KW').map(({ id }) => id)).toEqual([3, 2, 1]);
});
