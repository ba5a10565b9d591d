import { defineTexts } from '#platform/i18n/texts.ts';

export const formsTexts = defineTexts('forms', {
  open: { en: 'Open', ar: 'فتح' },
  noResults: { en: 'No results', ar: 'لا توجد نتائج' },
  addCountry: { en: 'Add a country…', ar: 'أضف دولة…' },
  takeOut: { en: 'Take out:', ar: 'إزالة:' },
  choose: { en: 'Choose…', ar: 'اختر…' },
  required: { en: 'required', ar: 'مطلوب' },
  charactersUsed: { en: '{used}/{limit}', ar: '{used}/{limit}' },
  correctThese: {
    en: '{count, plural, one {Please correct # field} other {Please correct # fields}}',
    ar: '{count, plural, zero {لا حقول للتصحيح} one {يرجى تصحيح حقل واحد} two {يرجى تصحيح حقلين} few {يرجى تصحيح # حقول} many {يرجى تصحيح # حقلًا} other {يرجى تصحيح # حقل}}',
  },
  digitOf: { en: 'Digit {digit} of {total}', ar: 'الخانة {digit} من {total}' },
  dropHere: { en: 'Drag a file here', ar: 'اسحب ملفًا إلى هنا' },
  browse: { en: 'Browse files', ar: 'تصفّح الملفات' },
  megabytes: { en: '{size} MB', ar: '{size} ميغابايت' },
  removeFile: { en: 'Remove {name}', ar: 'إزالة {name}' },
});
