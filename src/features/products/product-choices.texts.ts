import { defineTexts } from '#platform/i18n/texts.ts';

/** Labels of the filters and orders of the product list. */
export const productChoicesTexts = defineTexts('product-choices', {
  category: { en: 'Category', ar: 'الفئة' },
  brand: { en: 'Brand', ar: 'العلامة التجارية' },
  price: { en: 'Price', ar: 'السعر' },
  country: { en: 'Country', ar: 'الدولة' },
  newest: { en: 'Newest', ar: 'الأحدث' },
  cheapest: { en: 'Lowest price', ar: 'الأقل سعرًا' },
  dearest: { en: 'Highest price', ar: 'الأعلى سعرًا' },
  total: {
    en: '{count, plural, one {# product} other {# products}}',
    ar: '{count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}',
  },
});
