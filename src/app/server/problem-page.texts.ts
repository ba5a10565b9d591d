import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts of the page that a browser gets in place of one that cannot be shown. */
export const problemPageTexts = defineTexts('problem-page', {
  checkAddress: {
    en: 'Check the address, or go on from the home page.',
    ar: 'يرجى التحقق من الرابط، أو المتابعة من الصفحة الرئيسية.',
  },
});
