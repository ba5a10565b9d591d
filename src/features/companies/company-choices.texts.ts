import { defineTexts } from '#platform/i18n/texts.ts';

/** Labels of the filters and orders of the company list. */
export const companyChoicesTexts = defineTexts('company-choices', {
  category: { en: 'Field', ar: 'المجال' },
  type: { en: 'Type', ar: 'النوع' },
  service: { en: 'Service', ar: 'الخدمة' },
  daily: { en: 'Today’s order', ar: 'ترتيب اليوم' },
  newest: { en: 'Newly listed', ar: 'المدرجة حديثًا' },
  total: {
    en: '{count, plural, one {# company} other {# companies}}',
    ar: '{count, plural, zero {لا شركات} one {شركة واحدة} two {شركتان} few {# شركات} many {# شركة} other {# شركة}}',
  },
});
