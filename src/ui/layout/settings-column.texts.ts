import { defineTexts } from '#platform/i18n/texts.ts';

/** Apart from the texts of the parts that public pages carry. */
export const settingsColumnTexts = defineTexts('settings-column', {
  onThisPage: { en: 'On this page', ar: 'في هذه الصفحة' },
});
