import { contentTexts } from '#features/site/content/content.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';

export type LegalPage = { readonly id: number; readonly path: string; readonly text: Text };

export const privacyPage: LegalPage = {
  id: 1,
  path: '/privacy-policy',
  text: contentTexts.privacy,
};
export const termsPage: LegalPage = { id: 2, path: '/terms-conditions', text: contentTexts.terms };
export const cookiePage: LegalPage = { id: 3, path: '/cookie-policy', text: contentTexts.cookies };
export const dataPage: LegalPage = {
  id: 4,
  path: '/data-protection',
  text: contentTexts.dataProtection,
};

export const legalPages = [privacyPage, termsPage, cookiePage, dataPage];
