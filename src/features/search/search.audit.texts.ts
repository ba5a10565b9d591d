import { defineTexts } from '#platform/i18n/texts.ts';

/** What the operators' log says of this feature. */
export const searchAuditTexts = defineTexts('search-audit', {
  synonyms: { en: 'Search synonyms', ar: 'مترادفات بحث' },
});

/** Fields by the names they are recorded under. */
export const searchAuditFieldTexts = defineTexts('search-audit-field', {
  words: { en: 'Words', ar: 'الكلمات' },
  asked: { en: 'Words that lead to them', ar: 'كلمات تؤدي إليها' },
});
