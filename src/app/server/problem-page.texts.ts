import { defineTexts } from '#platform/i18n/texts.ts';

/** What a browser is told in place of a page. */
export const problemPageTexts = defineTexts('problem-page', {
  checkAddress: {
    en: 'Check the address, or go on from the home page.',
    ar: 'يرجى التحقق من الرابط، أو المتابعة من الصفحة الرئيسية.',
  },
});
