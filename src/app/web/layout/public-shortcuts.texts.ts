import { defineTexts } from '#platform/i18n/texts.ts';

export const publicShortcutsTexts = defineTexts('public-shortcuts', {
  shortcutSearch: { en: 'Search', ar: 'البحث' },
  shortcutClose: { en: 'Close a dialog or menu', ar: 'إغلاق نافذة أو قائمة' },
  shortcutMove: { en: 'Go through suggestions and tabs', ar: 'التنقل بين الاقتراحات والتبويبات' },
});
