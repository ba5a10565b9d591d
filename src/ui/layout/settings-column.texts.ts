import { defineTexts } from '#platform/i18n/texts.ts';

/** Separate from the texts that public pages load. */
export const settingsColumnTexts = defineTexts('settings-column', {
  onThisPage: { en: 'On this page', ar: 'في هذه الصفحة' },
});
