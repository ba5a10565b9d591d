import { defineTexts } from '#platform/i18n/texts.ts';

/** The texts of the box's help, which pages load only when somebody goes to the box. */
export const boxHelpTexts = defineTexts('box-help', {
  suggestions: { en: 'Suggestions', ar: 'اقتراحات' },
  recent: { en: 'Recent searches', ar: 'عمليات البحث الأخيرة' },
  recentNote: { en: 'Kept in this browser only.', ar: 'محفوظة في هذا المتصفح فقط.' },
  clearRecent: { en: 'Clear recent searches', ar: 'مسح عمليات البحث الأخيرة' },
  suggested: {
    en: '{count, plural, one {# suggestion} other {# suggestions}}; the arrow keys lead to them',
    ar: '{count, plural, zero {لا اقتراحات} one {اقتراح واحد} two {اقتراحان} few {# اقتراحات} many {# اقتراحًا} other {# اقتراح}}، ومفاتيح الأسهم تقود إليها',
  },
});
