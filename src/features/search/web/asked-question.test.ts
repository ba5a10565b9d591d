import { expect, test } from 'vitest';
import { addressOf, inputOf, readQuestion } from './asked-question.ts';

const read = (query: string) => readQuestion(new URLSearchParams(query));

test('an address says the question, its kind, what was taken back and how much is shown', () => {
  const asked = read('q=%20infusion%20pumps%20&kind=product&without=place,price&pages=3');
  expect(asked).toEqual({
    q: 'infusion pumps',
    kind: 'product',
    without: ['place', 'price'],
    pages: 3,
  });
  expect(read(addressOf(asked).split('?')[1] ?? '')).toEqual(asked);
  expect(inputOf(asked, 2)).toEqual({
    q: 'infusion pumps',
    kind: 'product',
    without: 'place,price',
    offset: 40,
  });
});

test.each([
  ['nothing', ''],
  ['what there is not', 'kind=planet&without=gravity&pages=-4'],
  ['nonsense', 'kind=__proto__&without=,,,&pages=NaN'],
])('%s asks nothing', (_name, query) => {
  expect(read(query)).toEqual({ q: '', kind: undefined, without: [], pages: 1 });
});

test('what is longer than a question is cut, and nobody is shown pages without end', () => {
  expect(read(`q=${'x'.repeat(900)}`).q).toHaveLength(300);
  expect(read('q=bed&pages=1000000').pages).toBe(10);
});
