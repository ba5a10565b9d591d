import { defineTexts } from '#platform/i18n/texts.ts';

export const spreadsheetsTexts = defineTexts('spreadsheets', {
  wrongType: {
    en: 'Please select a valid Excel (.xlsx, .xls) or CSV (.csv) file',
    ar: 'يرجى اختيار ملف Excel صالح (‎.xlsx أو ‎.xls) أو ملف CSV (‎.csv)',
  },
  unreadable: {
    en: 'The file could not be read. Please save it again as CSV or .xlsx.',
    ar: 'تعذّرت قراءة الملف. يرجى حفظه من جديد بصيغة CSV أو ‎.xlsx.',
  },
  locked: {
    en: 'The file is protected by a password. Please save it without one.',
    ar: 'الملف محمي بكلمة مرور. يرجى حفظه من دونها.',
  },
  tooMuch: {
    en: 'The file takes too much to read. Please split it or save it as CSV.',
    ar: 'الملف كبير جدًا على القراءة. يرجى تقسيمه أو حفظه بصيغة CSV.',
  },
  empty: { en: 'The file has no rows.', ar: 'لا توجد صفوف في الملف.' },
  tooManyRows: {
    en: 'The file has more than 200,000 rows. Please split it.',
    ar: 'يحتوي الملف على أكثر من 200,000 صف. يرجى تقسيمه.',
  },
  tooManyColumns: {
    en: 'The file has more than 1,000 columns.',
    ar: 'يحتوي الملف على أكثر من 1,000 عمود.',
  },
});
