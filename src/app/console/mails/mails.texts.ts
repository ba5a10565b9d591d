import { defineTexts } from '#platform/i18n/texts.ts';

/** The mails on their way, as the operator sees them. */
export const mailsTexts = defineTexts('mails', {
  title: { en: 'Mail outbox', ar: 'البريد الصادر' },
  search: { en: 'Search by recipient or subject', ar: 'ابحث بالمستلم أو الموضوع' },
  state: { en: 'State', ar: 'الحالة' },
  allStates: { en: 'All mails', ar: 'كل الرسائل' },
  waiting: { en: 'Waiting', ar: 'بالانتظار' },
  sent: { en: 'Sent', ar: 'أُرسلت' },
  failed: { en: 'Given up', ar: 'تعذّرت' },
  mail: { en: 'Mail', ar: 'الرسالة' },
  secret: { en: 'Holds a secret', ar: 'تحتوي على سر' },
  writtenAt: { en: 'Written', ar: 'كُتبت' },
  attempts: { en: 'Attempts', ar: 'المحاولات' },
  problem: { en: 'Problem', ar: 'المشكلة' },
  retry: { en: 'Try again', ar: 'إعادة المحاولة' },
  retryOf: { en: 'Try again to send to {recipient}', ar: 'إعادة الإرسال إلى {recipient}' },
  retryAll: {
    en: 'Try all {n} again',
    ar: 'إعادة محاولة الكل ({n})',
  },
  retried: {
    en: '{n, plural, one {# mail is} other {# mails are}} on the way again',
    ar: '{n, plural, zero {لا رسائل في الطريق} one {رسالة واحدة في الطريق من جديد} two {رسالتان في الطريق من جديد} few {# رسائل في الطريق من جديد} many {# رسالة في الطريق من جديد} other {# رسالة في الطريق من جديد}}',
  },
  notFailed: {
    en: 'Only mails that were given up can be tried again',
    ar: 'لا تُعاد محاولة إلا الرسائل التي تعذّرت',
  },
  none: { en: 'No mails found', ar: 'لا توجد رسائل' },
  loadFailed: { en: 'The mails could not be loaded', ar: 'تعذّر تحميل الرسائل' },
});
