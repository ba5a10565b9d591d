import { defineTexts } from '#platform/i18n/texts.ts';

export const sessionsTexts = defineTexts('sessions', {
  unknown: { en: 'Session not found', ar: 'لم يتم العثور على الجلسة' },
});
