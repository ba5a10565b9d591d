import { defineTexts } from '#platform/i18n/texts.ts';
import type { MatchSource } from './company-match.ts';

/** The names of the sources that a matching line of a company may come from. */
export const companyMatchTexts = defineTexts('company-match', {
  service: { en: 'Service', ar: 'خدمة' },
  department: { en: 'Department', ar: 'قسم' },
  brand: { en: 'Brand', ar: 'علامة تجارية' },
  certificate: { en: 'Certificate', ar: 'شهادة' },
  about: { en: 'About', ar: 'نبذة' },
  address: { en: 'Address', ar: 'العنوان' },
} satisfies Record<MatchSource, { en: string; ar: string }>);
