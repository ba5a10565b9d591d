import { defineTexts } from '#platform/i18n/texts.ts';
import type { MatchSource } from './company-match.ts';

/** What of a company the line is by which it was found. */
export const companyMatchTexts = defineTexts('company-match', {
  service: { en: 'Service', ar: 'خدمة' },
  department: { en: 'Department', ar: 'قسم' },
  brand: { en: 'Brand', ar: 'علامة تجارية' },
  certificate: { en: 'Certificate', ar: 'شهادة' },
  about: { en: 'About', ar: 'نبذة' },
  address: { en: 'Address', ar: 'العنوان' },
} satisfies Record<MatchSource, { en: string; ar: string }>);
