import { expect, test } from 'vitest';
import { CallFailure } from '#platform/calls/call-failure.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { describeApplyFailure } from './apply-failure.ts';

test.each([
  [new TypeError('fetch failed'), 'Failed to submit application. Please try again.'],
  [new CallFailure(500, 'unexpected', 'x'), 'Failed to submit application'],
  [new CallFailure(401, 'not_signed_in', 'x'), 'User session error. Please login again.'],
  [new CallFailure(409, 'quota_spent', 'The words of the server'), 'The words of the server'],
])('%s', (error, said) => {
  expect(describeApplyFailure(error, translateIn('en'))).toBe(said);
});
