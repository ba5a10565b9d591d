import { defineTexts } from '#platform/i18n/texts.ts';

/** What is said before the rest of the narrowing is here. */
export const filtersTexts = defineTexts('filters', {
  filters: { en: 'Filters', ar: 'التصفية' },
});
