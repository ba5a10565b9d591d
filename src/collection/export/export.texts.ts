import { defineTexts } from '#platform/i18n/texts.ts';

export const exportTexts = defineTexts('export', {
  export: { en: 'Export', ar: 'تصدير' },
  exporting: { en: 'Exporting...', ar: 'جارٍ التصدير…' },
  failed: { en: 'Failed to export {many}', ar: 'تعذّر تصدير {Many}' },
  allAsExcel: { en: 'All ({n}) as Excel', ar: 'الكل ({n}) بصيغة Excel' },
  allAsCsv: { en: 'All ({n}) as CSV', ar: 'الكل ({n}) بصيغة CSV' },
  shownAsExcel: { en: 'As filtered ({n}) as Excel', ar: 'بعد التصفية ({n}) بصيغة Excel' },
  shownAsCsv: { en: 'As filtered ({n}) as CSV', ar: 'بعد التصفية ({n}) بصيغة CSV' },
});
