import { defineTexts } from '#platform/i18n/texts.ts';

/** Names of this feature's records in the operators' audit log. */
export const catalogsAuditTexts = defineTexts('catalogs-audit', {
  catalog: { en: 'Catalog', ar: 'كتالوج' },
});
