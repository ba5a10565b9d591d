import { defineTexts } from '#platform/i18n/texts.ts';

export const shortcutsTexts = defineTexts('shortcuts', {
  button: { en: 'Shortcuts', ar: 'الاختصارات' },
  help: { en: 'Show this list', ar: 'عرض هذه القائمة' },
  title: { en: 'Keyboard shortcuts', ar: 'اختصارات لوحة المفاتيح' },
});
