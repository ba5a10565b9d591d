import { defineTexts } from '#platform/i18n/texts.ts';

/** What the operators' log says of this feature. */
export const productsAuditTexts = defineTexts('products-audit', {
  product: { en: 'Product', ar: 'منتج' },
});
