import { describe, expect, test } from 'vitest';
import type { Session } from '#features/accounts/sessions/web/session.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { applicationState, jobButtonText, type OwnApplication } from './application-state.ts';

const session = (userType: string | null): Session => ({
  token: 'token',
  userId: '1',
  userType,
  isExhibitor: userType === '1',
  email: '',
  name: 'Noura',
});

const none: OwnApplication = { kind: 'none' };
const checking: OwnApplication = { kind: 'checking' };
const applied: OwnApplication = { kind: 'applied' };
const submitting: OwnApplication = { kind: 'submitting' };

const label = (who: Session | null, application: OwnApplication, daysLeft = 30) =>
  translateIn('en')(jobButtonText(who, application, daysLeft));

describe('the button of a job', () => {
  test.each([
    ['nobody is signed in', null],
    ['an exhibitor is signed in', session('1')],
    ['an account of a strange type is signed in', session('7')],
    ['the session is not whole', session(null)],
  ])('says "View Details" when %s', (_case, who) => {
    for (const application of [none, checking, applied]) {
      expect(label(who, application)).toBe('View Details');
    }
  });

  test('says "Loading..." while a job seeker’s application is looked up', () => {
    expect(label(session('0'), checking)).toBe('Loading...');
  });

  test('says "Already Applied" to a job seeker who has applied, however few days are left', () => {
    expect(label(session('0'), applied, 2)).toBe('Already Applied');
  });

  test('offers nothing to a job seeker who has withdrawn as often as one may apply', () => {
    expect(label(session('0'), { kind: 'used-up' }, 2)).toBe('View Details');
  });

  test.each([
    [8, 'Apply Now'],
    [7, 'Apply Soon'],
    [0, 'Apply Soon'],
  ])('with %i days left it says "%s"', (daysLeft, words) => {
    expect(label(session('0'), none, daysLeft)).toBe(words);
  });
});

describe('the application area', () => {
  test.each([
    [null, none, 'login-required'],
    [session(null), none, 'login-required'],
    [session('1'), none, 'cannot-apply'],
    [session('9'), applied, 'cannot-apply'],
    [session('0'), checking, 'checking'],
    [session('0'), applied, 'applied'],
    [session('0'), submitting, 'submitting'],
    [session('0'), none, 'form'],
  ] as const)('case %#', (who, application, state) => {
    expect(applicationState(who, application)).toBe(state);
  });
});
