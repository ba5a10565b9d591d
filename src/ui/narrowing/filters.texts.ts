import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts needed before the code for narrowing has loaded. */
export const filtersTexts = defineTexts('filters', {
  filters: { en: 'Filters', ar: 'التصفية' },
});
