import { defineTexts } from '#platform/i18n/texts.ts';

export const consoleListTexts = defineTexts('console-list', {
  nothingFound: { en: 'Nothing found', ar: 'لا نتائج' },
});
