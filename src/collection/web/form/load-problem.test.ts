import { expect, test } from 'vitest';
import { jobsCollection } from '#features/jobs/jobs.collection.ts';
import { CallFailure } from '#platform/calls/call-failure.ts';
import type { Translate } from '#platform/i18n/translate.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { loadProblem, updateProblem } from './load-problem.ts';

const t: Translate = (text, values) =>
  translateIn('en')(text, { ...jobsCollection.words, ...values });
const failing = (status: number, message = 'x') => new CallFailure(status, 'some_code', message);

test.each([
  [400, 'Bad request - Invalid data provided'],
  [401, 'Unauthorized - Please log in again'],
  [403, 'You do not have permission to edit this job'],
  [404, 'Job not found'],
  [500, 'Server error - Please try again later'],
  [502, 'Server error: 502'],
])('a job that cannot be loaded, %i: %s', (status, text) => {
  expect(loadProblem(t, failing(status))).toBe(text);
});

test('without any answer, or with one that says no', () => {
  expect(loadProblem(t, new TypeError('fetch failed'))).toBe('Failed to load job');
  expect(loadProblem(t, failing(200, 'Job is locked'))).toBe('Job is locked');
});

test.each([
  [404, 'Job not found or has been deleted'],
  [403, 'You do not have permission to update this job'],
  [500, 'Server error - Please try again later'],
  [503, 'Server error - Please try again later'],
])('a job that cannot be changed any more, %i: %s', (status, text) => {
  expect(updateProblem(t, failing(status))).toBe(text);
});

test('what can be mended stays in the form', () => {
  expect(updateProblem(t, failing(400))).toBeUndefined();
  expect(updateProblem(t, failing(200, 'Please choose another title'))).toBeUndefined();
});

test.each(['Item not found', 'It was deleted', 'No permission'])('%s leads to the list', (said) => {
  expect(updateProblem(t, failing(200, said))).toBe(said);
});
