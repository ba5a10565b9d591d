import { defineTexts } from '#platform/i18n/texts.ts';

export const callTexts = defineTexts('calls', {
  invalidInput: {
    en: 'Some of the values sent are not valid.',
    ar: 'بعض القيم المرسلة غير صالحة.',
  },
  emailInvalid: {
    en: 'Please enter a valid email address.',
    ar: 'يرجى إدخال عنوان بريد إلكتروني صالح.',
  },
  notFound: { en: 'There is nothing at this address.', ar: 'لا يوجد شيء على هذا الرابط.' },
  notSignedIn: { en: 'User not authenticated', ar: 'لم يتم تسجيل الدخول' },
  forbidden: {
    en: 'You do not have permission to do this.',
    ar: 'ليست لديك صلاحية للقيام بذلك.',
  },
  secondFactorNeeded: {
    en: 'Please confirm with your second step.',
    ar: 'يرجى تأكيد هويتك بالتحقق بخطوتين.',
  },
  wrongMethod: {
    en: 'This call does not take that method.',
    ar: 'هذا الطلب لا يقبل هذه الطريقة.',
  },
  wrongContentType: {
    en: 'This content type is not accepted here.',
    ar: 'نوع المحتوى هذا غير مقبول هنا.',
  },
  tooLarge: { en: 'The request is too large.', ar: 'حجم الطلب أكبر من المسموح.' },
  unreadable: { en: 'The request could not be read.', ar: 'تعذّرت قراءة الطلب.' },
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
