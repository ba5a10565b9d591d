import { expect, test } from 'vitest';
import { company, page } from './record-id.ts';
import { writeReference } from './reference-forms.ts';
import { judge, score } from './score.ts';

const [right, fair, other] = company('right', 'fair', 'other');

test('only a right answer has a rank; a fair one is on the subject', () => {
  expect(judge([right, other], [...company('right')], [])).toMatchObject({
    rank: 1,
    onSubject: true,
  });
  expect(judge([fair, right], [...company('right')], company('fair'))).toMatchObject({
    rank: 2,
    onSubject: true,
  });
  expect(judge([fair], company('right'), company('fair'))).toMatchObject({ rank: 0 });
  expect(judge([undefined, right], company('right'), [])).toMatchObject({
    rank: 2,
    onSubject: false,
  });
});

test('shares are of the queries with something to find', () => {
  const outcomes = [
    judge([right], company('right'), []),
    judge([other, right], company('right'), []),
    judge([other, fair, other, right], company('right'), []),
    judge([], company('right'), []),
    judge([], [], []),
    judge([other], [], []),
  ];
  expect(score(outcomes)).toEqual({
    asked: 4,
    at1: 0.25,
    at3: 0.5,
    onSubject: 0.25,
    meanReciprocalRank: (1 + 1 / 2 + 1 / 4) / 4,
    empty: 0.25,
    unanswerable: 2,
    nonsense: 1,
  });
});

test('a page and a company of the same name are two records', () => {
  expect(judge(company('right'), page('right'), []).rank).toBe(0);
});

test.each([
  ['ref {ref}', 'ref JOB-2026-000015'],
  ['{lower}', 'job-2026-000015'],
  ['{joined}', 'JOB2026000015'],
  ['{spaced}', 'JOB 2026 000015'],
  ['{number}', '000015'],
])('a reference is typed as %s', (text, typed) => {
  expect(writeReference(text, 'JOB-2026-000015')).toBe(typed);
});

test('a form that nobody types is a mistake of the set', () => {
  expect(() => writeReference('{backwards}', 'JOB-1')).toThrow('backwards');
});
