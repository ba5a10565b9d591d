import { expect, test } from 'vitest';
import { overviewTexts as texts } from '#app/dashboards/exhibitor/overview.texts.ts';
import type { ExhibitorProfile } from '#features/companies/profile/company-profile.contract.ts';
import { profileCompleteness } from './profile-steps.ts';

const empty = { email_confirmed: false, company_social_links: '' } as ExhibitorProfile;
const whole = {
  email_confirmed: true,
  logo_path: '/Upload/companies/a.webp',
  company_name_ar: 'شركة',
  company_description: 'What we do',
  company_description_ar: 'ما نفعله',
  company_address: 'Shuwaikh',
  company_website: 'https://a.example',
  company_social_links: 'https://b.example',
} as ExhibitorProfile;

test('a profile without anything begins with the address that counts', () => {
  expect(profileCompleteness(empty)).toEqual({ percent: 0, next: texts.stepConfirm });
});

test('a name in Arabic alone is not yet Arabic', () => {
  expect(profileCompleteness({ ...whole, company_description_ar: '' })).toEqual({
    percent: 86,
    next: texts.stepArabic,
  });
});

test('a whole profile has no next step', () => {
  expect(profileCompleteness(whole)).toEqual({ percent: 100, next: undefined });
});
