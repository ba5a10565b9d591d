import { expect, test } from 'vitest';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { CallFailure, NO_ANSWER, NO_REASON, UNEXPECTED } from './call-failure.ts';
import { failureMessage, tellFailure } from './failure-message.ts';

test('a failure is told in the words of the server', () => {
  const failure = new CallFailure(400, 'bad_input', 'Title is required');
  expect(failureMessage(failure, 'Failed to save')).toBe('Title is required');
  const arrived = JSON.parse(JSON.stringify(failure));
  expect(failureMessage(arrived, 'Failed to save')).toBe('Title is required');
});

test.each([
  ['an answer that is none of ours', new CallFailure(502, NO_ANSWER, 'x')],
  ['an answer without a reason', new CallFailure(500, NO_REASON, 'x')],
  ['a failure that nobody foresaw', new CallFailure(500, UNEXPECTED, 'x')],
  ['no answer at all', new TypeError('fetch failed')],
])('%s is told in ours', (_case, failure) => {
  expect(failureMessage(failure, 'Failed to save')).toBe('Failed to save');
});

test('where a call has no words of its own, what the browser threw is not shown', () => {
  const thrown = new TypeError('Failed to fetch');
  expect(tellFailure(thrown, translateIn('en'))).toBe(
    'Service temporarily unavailable. Please try again later.',
  );
  expect(tellFailure(thrown, translateIn('ar'))).toBe(
    'الخدمة غير متاحة مؤقتًا. يرجى المحاولة لاحقًا.',
  );
});
