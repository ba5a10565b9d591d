import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts that only the server uses; browsers receive them with its answers. */
export const problemTexts = defineTexts('problems', {
  invalidInput: {
    en: 'Some of the values sent are not valid.',
    ar: 'بعض القيم المرسلة غير صالحة.',
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
  askedBefore: {
    en: 'This was sent before, without your last changes. Send it again to send them as well.',
    ar: 'سبق إرسال هذا من دون تعديلاتك الأخيرة. يرجى الإرسال مرة أخرى لإرسالها أيضًا.',
  },
  wrongMethod: {
    en: 'This call does not take that method.',
    ar: 'هذا الطلب لا يقبل هذه الطريقة.',
  },
  wrongContentType: {
    en: 'This content type is not accepted here.',
    ar: 'نوع المحتوى هذا غير مقبول هنا.',
  },
  wrongContentEncoding: {
    en: 'Compressed content is not accepted here.',
    ar: 'المحتوى المضغوط غير مقبول هنا.',
  },
  pastTheEnd: {
    en: 'The file does not reach that far.',
    ar: 'الملف أقصر من الجزء المطلوب.',
  },
  tooLarge: { en: 'The request is too large.', ar: 'حجم الطلب أكبر من المسموح.' },
  unreadable: { en: 'The request could not be read.', ar: 'تعذّرت قراءة الطلب.' },
});
