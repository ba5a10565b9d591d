import { defineTexts } from '#platform/i18n/texts.ts';

export const tableTexts = defineTexts('table', {
  pages: { en: 'Pages', ar: 'الصفحات' },
  pageOf: { en: 'Page {page} of {total}', ar: 'صفحة {page} من {total}' },
  goToPage: { en: 'Page {page}', ar: 'الصفحة {page}' },
  previous: { en: 'Previous', ar: 'السابق' },
  next: { en: 'Next', ar: 'التالي' },
  rowsPerPage: { en: 'Rows per page', ar: 'الصفوف في الصفحة' },
  all: { en: 'All', ar: 'الكل' },
  shownRange: { en: '{from}–{to} of {total}', ar: '{from}–{to} من أصل {total}' },
  actions: { en: 'Actions', ar: 'الإجراءات' },
  selectAll: { en: 'Select all', ar: 'تحديد الكل' },
  selectRow: { en: 'Select {name}', ar: 'تحديد {name}' },
});
