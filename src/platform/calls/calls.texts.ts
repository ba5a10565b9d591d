import { defineTexts } from '#platform/i18n/texts.ts';

export const callTexts = defineTexts('calls', {
  invalidInput: {
    en: 'Some of the values sent are not valid.',
    ar: 'بعض القيم المرسلة غير صالحة.',
  },
  required: { en: '{field} is required', ar: 'الحقل {field} مطلوب' },
  notValid: { en: '{field} is not valid', ar: 'قيمة الحقل {field} غير صالحة' },
  notWholeNumber: {
    en: '{field} must be a whole number',
    ar: 'يجب أن يكون الحقل {field} عددًا صحيحًا',
  },
  notFile: { en: '{field} must be a file', ar: 'يجب أن يكون الحقل {field} ملفًا' },
  notCountry: {
    en: '{field} must be a two-letter country code',
    ar: 'يجب أن يكون الحقل {field} رمز دولة من حرفين',
  },
  emailInvalid: {
    en: 'Please enter a valid email address.',
    ar: 'يرجى إدخال عنوان بريد إلكتروني صالح.',
  },
  phoneInvalid: { en: 'Please enter a valid phone number', ar: 'يرجى إدخال رقم هاتف صالح' },
  phoneCodeInvalid: {
    en: 'Please select a valid country code',
    ar: 'يرجى اختيار رمز دولة صالح',
  },
  tooSmall: { en: '{field} must be at least {limit}', ar: 'يجب ألا يقل الحقل {field} عن {limit}' },
  tooBig: { en: '{field} must be at most {limit}', ar: 'يجب ألا يزيد الحقل {field} على {limit}' },
  tooShort: {
    en: '{field} must have at least {limit} characters',
    ar: 'يجب ألا يقل طول الحقل {field} عن {limit} من الأحرف',
  },
  tooLong: {
    en: '{field} must not exceed {limit} characters',
    ar: 'يجب ألا يتجاوز طول الحقل {field} {limit} من الأحرف',
  },
  notFound: { en: 'There is nothing at this address.', ar: 'لا يوجد شيء في هذا العنوان.' },
  notSignedIn: { en: 'User not authenticated', ar: 'لم يتم تسجيل الدخول' },
  forbidden: {
    en: 'You do not have permission to do this.',
    ar: 'ليست لديك صلاحية للقيام بذلك.',
  },
  secondFactorNeeded: {
    en: 'Please confirm with your second factor.',
    ar: 'يرجى التأكيد بالعامل الثاني.',
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
