import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ExhibitorProfile } from '#features/companies/profile/company-profile.contract.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { TranslationProvider } from '#platform/i18n/translation-context.tsx';
import { CompanyIdentity } from './company-identity.tsx';
import { isOfOtherTypes, linksOfType } from './dashboard-links.tsx';

const stated = ['profile', 'catalogs', 'jobs', 'events', 'settings'];

test.each<[number | null, readonly string[]]>([
  [1, ['products']],
  [2, ['products']],
  [3, []],
  [4, []],
  [5, ['services']],
  [null, []],
])('companies of type %s have their links', (type, own) => {
  const paths = linksOfType(type).map(({ path }) => path.replace('/exhibitor/dashboard/', ''));
  expect(paths).toEqual(expect.arrayContaining([...stated, ...own]));
  for (const other of ['products', 'services']) {
    expect([other, paths.includes(other)]).toEqual([other, own.includes(other)]);
  }
});

test.each<[number | null, string, boolean]>([
  [1, 'services', true],
  [1, 'services/add', true],
  [null, 'services', true],
  [5, 'services', false],
  [5, 'products/edit/3', true],
  [1, 'products', false],
  [3, 'jobs', false],
  [1, 'profile', false],
])('type %s at %s is led away: %s', (type, path, isLed) => {
  expect(isOfOtherTypes(type, `/exhibitor/dashboard/${path}`)).toBe(isLed);
});

function shown(profile: Partial<ExhibitorProfile> | undefined, failed = false): string {
  const known = profile && {
    company_name: 'Tiryaq Bay',
    company_name_ar: null,
    company_type: 1,
    plan_name: 'Free Plan',
    status: 1,
    logo_path: null,
    ...profile,
  };
  const children = createElement(CompanyIdentity, {
    profile: known as ExhibitorProfile | undefined,
    failed,
  });
  return renderToStaticMarkup(
    createElement(TranslationProvider, { language: 'en', t: translateIn('en'), children }),
  );
}

test.each([
  [1, 'Supplier'],
  [2, 'Manufacturer'],
  [3, 'General'],
  [4, 'Retailer (B2C)'],
  [5, 'Service Provider'],
])('type %i is called %s', (company_type, name) => {
  expect(shown({ company_type })).toContain(`>${name}<`);
});

test('the plan is called as its operator calls it', () => {
  expect(shown({ plan_name: 'Premium Year' })).toContain('>Premium Year<');
});

test.each([
  [0, 'Inactive'],
  [1, 'Active'],
  [2, 'Pending'],
  [3, 'Suspended'],
  [9, 'Unknown'],
])('status %i is called %s', (status, name) => {
  expect(shown({ status })).toContain(`${name}<`);
});

test('a profile that cannot be loaded is told, and the usual values stand in', () => {
  const html = shown(undefined, true);
  for (const text of ['Navigation Error', 'Your Company', 'Free Plan']) {
    expect(html).toContain(text);
  }
});
