import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts of the page on which a buyer follows a request. */
export const quotationsPageTexts = defineTexts('quotations-page', {
  title: { en: 'Your request for quotation', ar: 'طلب عروض الأسعار' },
  loading: { en: 'Loading the request...', ar: 'جارٍ تحميل الطلب…' },
  loadFailed: { en: 'The request could not be loaded', ar: 'تعذّر تحميل الطلب' },
  noLinkHint: {
    en: 'Open the link of the newest mail about your request, whole and unchanged.',
    ar: 'افتح الرابط الموجود في أحدث رسالة عن طلبك كاملًا دون تغيير.',
  },
  asked: { en: 'Companies asked', ar: 'الشركات التي طُلب منها' },
  waiting: {
    en: 'No answer yet. You get a mail as soon as there is one.',
    ar: 'لا رد بعد. ستصلك رسالة فور وروده.',
  },
  askBack: { en: 'Ask back', ar: 'استيضاح' },
  more: {
    en: '{count, plural, =0 {} one {and 1 more item} other {and # more items}}',
    ar: '{count, plural, zero {} one {وبند آخر} two {وبندان آخران} few {و# بنود أخرى} many {و# بندًا آخر} other {و# بند آخر}}',
  },
});
