import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts of the operator's screen with messages and enquiries. */
export const messagesTexts = defineTexts('messages', {
  title: { en: 'Messages', ar: 'الرسائل' },
  lead: {
    en: 'What visitors wrote to you, the newest first.',
    ar: 'ما كتبه إليك الزوار، الأحدث أولًا.',
  },
  search: {
    en: 'Search by name, email or words',
    ar: 'ابحث بالاسم أو البريد الإلكتروني أو الكلمات',
  },
  state: { en: 'State', ar: 'الحالة' },
  allStates: { en: 'All messages', ar: 'كل الرسائل' },
  open: { en: 'Open', ar: 'مفتوحة' },
  assigned: { en: 'Assigned', ar: 'مُسندة' },
  answered: { en: 'Answered', ar: 'تم الرد' },
  sender: { en: 'Sender', ar: 'المرسل' },
  about: { en: 'About', ar: 'الموضوع' },
  received: { en: 'Received', ar: 'تاريخ الورود' },
  read: { en: 'Read', ar: 'قراءة' },
  readOf: { en: 'Read the message of {name}', ar: 'قراءة رسالة {name}' },
  none: { en: 'No messages yet', ar: 'لا توجد رسائل بعد' },
  noneHint: {
    en: 'What visitors write on the contact page appears here.',
    ar: 'يظهر هنا ما يكتبه الزوار في صفحة التواصل.',
  },
  loadFailed: { en: 'The messages could not be loaded', ar: 'تعذّر تحميل الرسائل' },
  notFound: { en: 'Message not found', ar: 'لم يتم العثور على الرسالة' },
  assignee: { en: 'Looked after by', ar: 'مسؤول المتابعة' },
  nobody: { en: 'Nobody yet', ar: 'لا أحد بعد' },
  notOperator: { en: 'Please choose an operator', ar: 'يرجى اختيار مشغّل' },
  assignDone: { en: 'The message was assigned', ar: 'أُسندت الرسالة' },
  unassignDone: { en: 'The message is open again', ar: 'أُعيد فتح الرسالة' },
  alreadyAnswered: { en: 'This message has been answered', ar: 'تم الرد على هذه الرسالة' },
  answer: { en: 'Answer', ar: 'الرد' },
  answerHelp: {
    en: 'Goes by mail, with the message below it. The sender wrote in English.',
    ar: 'يُرسل بالبريد الإلكتروني مع نص الرسالة أسفله. كُتبت الرسالة بالإنجليزية.',
  },
  answerHelpArabic: {
    en: 'Goes by mail, with the message below it. The sender wrote in Arabic.',
    ar: 'يُرسل بالبريد الإلكتروني مع نص الرسالة أسفله. كُتبت الرسالة بالعربية.',
  },
  answerRequired: { en: 'Please write an answer', ar: 'يرجى كتابة رد' },
  send: { en: 'Send answer', ar: 'إرسال الرد' },
  sending: { en: 'Sending...', ar: 'جارٍ الإرسال…' },
  answerSent: { en: 'The answer is on its way', ar: 'الرد قيد الإرسال' },
  answeredBy: { en: 'Answered by {who}', ar: 'الرد من {who}' },
  mailSubject: { en: 'Re: {subject}', ar: 'رد: {subject}' },
  mailBody: {
    en: 'Hello {name},\n\n{answer}\n\n{site}\n\nYou wrote:\n{quoted}\n',
    ar: 'مرحبًا {name}،\n\n{answer}\n\n{site}\n\nكتبت لنا:\n{quoted}\n',
  },
});
