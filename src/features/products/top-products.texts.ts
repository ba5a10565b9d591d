import { defineTexts } from '#platform/i18n/texts.ts';

export const topProductsTexts = defineTexts('top-products', {
  title: { en: 'Top products', ar: 'أبرز المنتجات' },
  all: { en: 'All products', ar: 'كل المنتجات' },
});
