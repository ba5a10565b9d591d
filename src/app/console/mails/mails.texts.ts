import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts of the operator's mail outbox. */
export const mailsTexts = defineTexts('mails', {
  title: { en: 'Mail outbox', ar: 'البريد الصادر' },
  lead: {
    en: 'What the portal wrote, and how far it came. What failed can be sent again.',
    ar: 'ما كتبته البوابة وأين وصل. ويمكن إعادة إرسال ما تعذّر إرساله.',
  },
  search: { en: 'Search by recipient or subject', ar: 'ابحث بالمستلم أو الموضوع' },
  state: { en: 'State', ar: 'الحالة' },
  allStates: { en: 'All mails', ar: 'كل الرسائل' },
  waiting: { en: 'Waiting', ar: 'قيد الانتظار' },
  sent: { en: 'Sent', ar: 'أُرسلت' },
  failed: { en: 'Given up', ar: 'تعذّر إرسالها' },
  mail: { en: 'Mail', ar: 'الرسالة' },
  secret: { en: 'Holds a secret', ar: 'تحتوي على بيانات سرية' },
  writtenAt: { en: 'Written', ar: 'تاريخ الكتابة' },
  attempts: {
    en: '{n, plural, one {# attempt} other {# attempts}}',
    ar: '{n, plural, zero {لا محاولات} one {محاولة واحدة} two {محاولتان} few {# محاولات} many {# محاولة} other {# محاولة}}',
  },
  retry: { en: 'Try again', ar: 'إعادة المحاولة' },
  retryOf: { en: 'Try again to send to {recipient}', ar: 'إعادة الإرسال إلى {recipient}' },
  retryAll: {
    en: 'Try all {n} again',
    ar: 'إعادة إرسال الكل ({n})',
  },
  retried: {
    en: '{n, plural, one {# mail is} other {# mails are}} on the way again',
    ar: '{n, plural, zero {لا رسائل قيد الإرسال} one {رسالة واحدة قيد الإرسال من جديد} two {رسالتان قيد الإرسال من جديد} few {# رسائل قيد الإرسال من جديد} many {# رسالة قيد الإرسال من جديد} other {# رسالة قيد الإرسال من جديد}}',
  },
  notFailed: {
    en: 'Only mails that were given up can be tried again',
    ar: 'لا يمكن إعادة المحاولة إلا للرسائل التي تعذّر إرسالها',
  },
  none: { en: 'No mails yet', ar: 'لا توجد رسائل بعد' },
  noneHint: {
    en: 'Sign-in codes, receipts and notices appear here.',
    ar: 'تظهر هنا رموز الدخول والإيصالات والإشعارات.',
  },
  loadFailed: { en: 'The mails could not be loaded', ar: 'تعذّر تحميل الرسائل' },
});
