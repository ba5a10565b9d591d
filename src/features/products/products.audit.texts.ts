import { defineTexts } from '#platform/i18n/texts.ts';

/** Names of this feature's records in the operators' audit log. */
export const productsAuditTexts = defineTexts('products-audit', {
  product: { en: 'Product', ar: 'منتج' },
});
