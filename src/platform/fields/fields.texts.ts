import { defineTexts } from '#platform/i18n/texts.ts';

export const fieldsTexts = defineTexts('fields', {
  invalidDate: { en: 'Please enter a valid date', ar: 'يرجى إدخال تاريخ صالح' },
  invalidTime: {
    en: 'Please enter a valid time, such as 09:30',
    ar: 'يرجى إدخال وقت صالح، مثل 09:30',
  },
  invalidAmount: { en: 'Please enter a valid amount', ar: 'يرجى إدخال مبلغ صالح' },
  undecidedNumber: {
    en: '“{written}” can mean {thousands} or {decimals}. Please write it one of these ways.',
    ar: 'قد تعني «{written}» الرقم {thousands} أو {decimals}. يرجى كتابته بإحدى هاتين الصورتين.',
  },
  invalidCurrency: {
    en: 'Please enter a known currency by its three letters, such as KWD',
    ar: 'يرجى إدخال رمز عملة معروفة من ثلاثة أحرف، مثل KWD',
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
  invalidWhatsapp: {
    en: 'Please enter the number with its country code, such as +965 5000 1234',
    ar: 'يرجى إدخال الرقم مع مفتاح الدولة، مثل ‎+965 5000 1234',
  },
  invalidHours: {
    en: 'Please write days and hours, such as Sun-Thu 08:00-17:00',
    ar: 'يرجى كتابة الأيام والأوقات، مثل: الأحد-الخميس 08:00-17:00',
  },
  hoursHelp: {
    en: 'One line for each group of days, such as Sun-Thu 08:00-17:00. Days without hours are closed.',
    ar: 'سطر لكل مجموعة أيام، مثل: الأحد-الخميس 08:00-17:00. والأيام التي لا تُذكر مغلقة.',
  },
  invalidCoordinates: {
    en: 'Please enter latitude and longitude, such as 29.3762, 47.9774',
    ar: 'يرجى إدخال خط العرض وخط الطول، مثل 29.3762, 47.9774',
  },
  coordinatesHelp: {
    en: 'Latitude and longitude as your maps app gives them, such as 29.3762, 47.9774',
    ar: 'خط العرض وخط الطول كما يعطيهما تطبيق الخرائط، مثل 29.3762, 47.9774',
  },
  invalidLanguages: {
    en: 'Please enter codes of languages with commas between them, such as ar, en',
    ar: 'يرجى إدخال رموز اللغات مفصولة بفواصل، مثل ar, en',
  },
  openStored: { en: 'Open the stored file', ar: 'فتح الملف الحالي' },
  currentFile: { en: 'Stored now: {name}', ar: 'الملف الحالي: {name}' },
});
