import { defineTexts } from '#platform/i18n/texts.ts';

export const mailHtmlTexts = defineTexts('mail-html', {
  openPage: { en: 'Open the page', ar: 'فتح الصفحة' },
});
