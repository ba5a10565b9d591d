import { defineTexts } from '#platform/i18n/texts.ts';

export const fieldsTexts = defineTexts('fields', {
  invalidDate: { en: 'Please enter a valid date', ar: 'يرجى إدخال تاريخ صالح' },
  invalidTime: {
    en: 'Please enter a valid time, such as 09:30',
    ar: 'يرجى إدخال وقت صالح، مثل 09:30',
  },
  invalidAmount: { en: 'Please enter a valid amount', ar: 'يرجى إدخال مبلغ صالح' },
  invalidCurrency: {
    en: 'Please enter a currency of three letters, such as KWD',
    ar: 'يرجى إدخال عملة من ثلاثة أحرف، مثل KWD',
  },
  currencyMissing: {
    en: 'An amount needs its currency',
    ar: 'يجب تحديد عملة المبلغ',
  },
  invalidCountries: {
    en: 'Please enter country codes with commas between them, such as KW, SA',
    ar: 'يرجى إدخال رموز الدول مفصولة بفواصل، مثل KW, SA',
  },
  invalidEmail: {
    en: 'Please enter a valid email address',
    ar: 'يرجى إدخال عنوان بريد إلكتروني صالح',
  },
  invalidPhone: {
    en: 'Please enter a phone number of 8 to 15 digits',
    ar: 'يرجى إدخال رقم هاتف من 8 إلى 15 رقمًا',
  },
  tooManyEntries: {
    en: 'Please enter 40 lines at most',
    ar: 'يرجى إدخال 40 سطرًا على الأكثر',
  },
  entryTooLong: {
    en: 'Please keep each line to 300 characters',
    ar: 'يرجى ألا يتجاوز كل سطر 300 حرف',
  },
  currentFile: { en: 'Stored now: {name}', ar: 'الملف الحالي: {name}' },
});
