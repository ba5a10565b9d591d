import { defineTexts } from '#platform/i18n/texts.ts';

export const importTexts = defineTexts('import', {
  wrongType: {
    en: 'Please select a valid Excel (.xlsx, .xls) or CSV (.csv) file',
    ar: 'يرجى اختيار ملف Excel صالح (.xlsx أو .xls) أو CSV (.csv)',
  },
  tooLarge: {
    en: 'File size must be less than 10MB',
    ar: 'يجب أن يكون حجم الملف أقل من 10 ميغابايت',
  },
  noFile: { en: 'Please select a file to import', ar: 'يرجى اختيار ملف للاستيراد' },
  unreadable: {
    en: 'The file could not be read. Please save it again as CSV or .xlsx.',
    ar: 'تعذّرت قراءة الملف. يرجى حفظه من جديد بصيغة CSV أو ‎.xlsx.',
  },
  tooSlow: {
    en: 'The file takes too long to read. Please split it or save it as CSV.',
    ar: 'تستغرق قراءة الملف وقتًا طويلًا. يرجى تقسيمه أو حفظه بصيغة CSV.',
  },
  empty: { en: 'The file has no rows.', ar: 'لا توجد صفوف في الملف.' },
  tooManyRows: {
    en: 'The file has more than 200,000 rows. Please split it.',
    ar: 'يحتوي الملف على أكثر من 200,000 صف. يرجى تقسيمه.',
  },
  missingColumn: {
    en: 'The file has no column {column}.',
    ar: 'لا يوجد في الملف عمود باسم {column}.',
  },
  running: {
    en: 'This import is still running.',
    ar: 'لا يزال هذا الاستيراد جاريًا.',
  },
  badCorrections: {
    en: 'The corrections could not be read.',
    ar: 'تعذّرت قراءة التصحيحات.',
  },
  rowError: { en: 'Row {row}: {message}', ar: 'الصف {row}: {message}' },
  done: { en: 'Import completed successfully!', ar: 'اكتمل الاستيراد بنجاح!' },
  failed: { en: 'Import failed', ar: 'فشل الاستيراد' },
  reason: { en: 'reason', ar: 'السبب' },
  undone: {
    en: 'The import was taken back: {n} rows deleted.',
    ar: 'تم التراجع عن الاستيراد: حُذف {n} من الصفوف.',
  },
  notLatest: {
    en: 'Only the latest import can be taken back.',
    ar: 'لا يمكن التراجع إلا عن آخر استيراد.',
  },
});
