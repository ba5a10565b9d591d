import { defineTexts } from '#platform/i18n/texts.ts';

/** How the operators' log names what this feature changes. */
export const searchAuditTexts = defineTexts('search-audit', {
  synonyms: { en: 'Search synonyms', ar: 'مترادفات بحث' },
});

/** The names of fields, by the keys under which the log records them. */
export const searchAuditFieldTexts = defineTexts('search-audit-field', {
  words: { en: 'Words', ar: 'الكلمات' },
  asked: { en: 'Words that lead to them', ar: 'كلمات تؤدي إليها' },
});
