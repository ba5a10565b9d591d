import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts of the page on which a buyer follows an enquiry. */
export const conversationTexts = defineTexts('conversation', {
  title: { en: 'Your enquiry', ar: 'استفسارك' },
  loading: { en: 'Loading the conversation...', ar: 'جارٍ تحميل المحادثة…' },
  loadFailed: { en: 'The conversation could not be loaded', ar: 'تعذّر تحميل المحادثة' },
  noLink: { en: 'This link leads nowhere', ar: 'لا يؤدي هذا الرابط إلى شيء' },
  noLinkHint: {
    en: 'Open the link of the newest mail about your enquiry, whole and unchanged.',
    ar: 'افتح الرابط الموجود في أحدث رسالة عن استفسارك كاملًا دون تغيير.',
  },
  keepPrivate: {
    en: 'Whoever has this link can read and write here. Keep it to yourself.',
    ar: 'كل من لديه هذا الرابط يستطيع القراءة والكتابة هنا. احتفظ به لنفسك.',
  },
  you: { en: 'You', ar: 'أنت' },
  formerCompany: { en: 'No longer on the portal', ar: 'لم تعد الشركة في البوابة' },
  stateSent: { en: 'Sent', ar: 'أُرسل' },
  stateAnswered: { en: 'Answered', ar: 'تم الرد' },
  stateQuoted: { en: 'Quoted', ar: 'تم التسعير' },
  stateClosed: { en: 'Closed', ar: 'مغلق' },
  waiting: {
    en: 'The company has not answered yet. You get a mail as soon as it does.',
    ar: 'لم ترد الشركة بعد. ستصلك رسالة فور ردها.',
  },
  reply: { en: 'Your message', ar: 'رسالتك' },
  sendReply: { en: 'Send message', ar: 'إرسال الرسالة' },
  replySent: { en: 'Message sent', ar: 'أُرسلت الرسالة' },
  closed: {
    en: 'You have closed this enquiry. To go on, send a new one.',
    ar: 'أغلقت هذا الاستفسار. للمتابعة أرسل استفسارًا جديدًا.',
  },
  contact: { en: 'Your contact details', ar: 'بيانات التواصل الخاصة بك' },
  contactHidden: {
    en: 'The company cannot see them. Share what it may use to reach you; this cannot be taken back.',
    ar: 'لا تراها الشركة. شارك ما يمكنها استخدامه للتواصل معك، ولا يمكن التراجع عن ذلك.',
  },
  shareEmail: { en: 'Share {email}', ar: 'مشاركة {email}' },
  sharePhone: { en: 'Share phone', ar: 'مشاركة رقم الهاتف' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  phoneRequired: { en: 'Please enter your phone number', ar: 'يرجى إدخال رقم هاتفك' },
  isShared: { en: 'Shared with the company', ar: 'تمت مشاركته مع الشركة' },
  shared: { en: 'The company now sees it', ar: 'أصبح ظاهرًا للشركة' },
  close: { en: 'Close enquiry', ar: 'إغلاق الاستفسار' },
  closeQuestion: { en: 'Close this enquiry?', ar: 'إغلاق هذا الاستفسار؟' },
  closeLead: {
    en: 'The company is told and cannot write to you about it any more.',
    ar: 'ستُبلَّغ الشركة ولن تستطيع مراسلتك بشأنه بعد ذلك.',
  },
  sendAnother: { en: 'Send a new enquiry', ar: 'إرسال استفسار جديد' },
  closedNow: { en: 'Enquiry closed', ar: 'أُغلق الاستفسار' },
  isClosed: { en: 'This enquiry is closed.', ar: 'هذا الاستفسار مغلق.' },
  wantsCall: { en: 'Wishes a call', ar: 'مطلوب مكالمة هاتفية' },
  place: { en: 'Place', ar: 'المكان' },
});
