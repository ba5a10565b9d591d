import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Session } from '#features/accounts/sessions/web/session.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { TranslationProvider } from '#platform/i18n/translation-context.tsx';
import { ApplicationArea, type ApplicationAreaProps } from './application-area.tsx';

function show(props: ApplicationAreaProps, language: Language = 'en'): string {
  const area = createElement(ApplicationArea, props);
  const translation = { language, t: translateIn(language), children: area };
  return renderToStaticMarkup(createElement(TranslationProvider, translation));
}

const session = (userType: string): Session => ({
  token: 'token',
  userId: '1',
  userType,
  isExhibitor: userType === '1',
  email: '',
  name: 'Noura',
});

describe('the application area', () => {
  test('asks visitors to sign in, in their language', () => {
    const application = { kind: 'none' } as const;
    const html = show({ session: null, application });
    expect(html).toContain('Please login to apply for jobs.');
    expect(html).toContain('href="/login"');
    expect(show({ session: null, application }, 'ar')).toContain('href="/ar/login"');
  });

  test.each([
    ['1', 'Exhibitor'],
    ['5', 'Unknown'],
  ])('tells an account of type %s that it is %s and cannot apply', (userType, name) => {
    const html = show({ session: session(userType), application: { kind: 'none' } });
    expect(html).toContain(`Only Job Seekers can apply for jobs. Your account type is: ${name}`);
  });

  test('says that it is checking, submitting, or that one has applied', () => {
    const seeker = session('0');
    expect(show({ session: seeker, application: { kind: 'checking' } })).toContain('role="status"');
    expect(show({ session: seeker, application: { kind: 'submitting' } })).toContain(
      'Submitting your application',
    );
    const applied = { kind: 'applied', date: '2026-11-15' } as const;
    const html = show({ session: seeker, application: applied });
    expect(html).toContain('Already Applied');
    expect(html).toContain('15 November 2026');
  });

  test('shows the form to a job seeker and to nobody else', () => {
    const form = createElement('form', {}, 'the form');
    const application = { kind: 'none' } as const;
    expect(show({ session: session('0'), application, form })).toContain('the form');
    expect(show({ session: session('1'), application, form })).not.toContain('the form');
    expect(show({ session: null, application, form })).not.toContain('the form');
  });
});
