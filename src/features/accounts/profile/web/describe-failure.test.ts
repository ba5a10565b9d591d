import { describe, expect, test } from 'vitest';
import { profileTexts } from '#features/accounts/profile/profile.texts.ts';
import { CallFailure, NO_ANSWER, NO_REASON } from '#platform/calls/call-failure.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { describeFailure } from './describe-failure.ts';

const described = (error: unknown, text = profileTexts.fetchFailed) =>
  describeFailure(error, translateIn('en'), text);

describe('what is said of a call that failed', () => {
  test('the words of the server', () => {
    expect(described(new CallFailure(403, 'forbidden', 'Not yours'))).toBe('Not yours');
  });

  test.each([
    [profileTexts.fetchFailed, 'Failed to fetch profile'],
    [profileTexts.updateFailed, 'Failed to update profile'],
  ])('or ours where it has none', (text, said) => {
    expect(described(new CallFailure(500, NO_REASON, 'x'), text)).toBe(said);
    expect(described(new TypeError('fetch failed'), text)).toBe(said);
  });

  test('a page in place of an answer', () => {
    expect(described(new CallFailure(404, NO_ANSWER, 'x'))).toBe('Server returned 404 error page');
    expect(described(new CallFailure(200, NO_ANSWER, 'x'))).toBe('Server returned HTML error page');
  });
});
