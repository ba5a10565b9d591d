import { defineTexts } from '#platform/i18n/texts.ts';

/** What the operators' log says of this feature. */
export const catalogsAuditTexts = defineTexts('catalogs-audit', {
  catalog: { en: 'Catalog', ar: 'كتالوج' },
});
