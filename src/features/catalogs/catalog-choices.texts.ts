import { defineTexts } from '#platform/i18n/texts.ts';

/** Labels of the filters and orders of the catalog list. */
export const catalogChoicesTexts = defineTexts('catalog-choices', {
  category: { en: 'Field', ar: 'المجال' },
  company: { en: 'Company', ar: 'الشركة' },
  newest: { en: 'Newest', ar: 'الأحدث' },
  oldest: { en: 'Oldest', ar: 'الأقدم' },
  total: {
    en: '{count, plural, one {# catalog} other {# catalogs}}',
    ar: '{count, plural, zero {لا كتالوجات} one {كتالوج واحد} two {كتالوجان} few {# كتالوجات} many {# كتالوجًا} other {# كتالوج}}',
  },
});
