import { defineTexts } from '#platform/i18n/texts.ts';

export const callTexts = defineTexts('calls', {
  emailInvalid: {
    en: 'Please enter a valid email address.',
    ar: 'يرجى إدخال عنوان بريد إلكتروني صالح.',
  },
  tooManyRequests: {
    en: 'Too many requests. Please try again later.',
    ar: 'طلبات كثيرة جدًا. يرجى المحاولة لاحقًا.',
  },
  unavailable: {
    en: 'Service temporarily unavailable. Please try again later.',
    ar: 'الخدمة غير متاحة مؤقتًا. يرجى المحاولة لاحقًا.',
  },
  unexpected: {
    en: 'Something went wrong on our side. Please try again.',
    ar: 'حدث خطأ من جانبنا. يرجى المحاولة مرة أخرى.',
  },
});
