import { defineTexts } from '#platform/i18n/texts.ts';

export const undoTexts = defineTexts('undo', {
  undo: { en: 'Undo', ar: 'تراجع' },
});
