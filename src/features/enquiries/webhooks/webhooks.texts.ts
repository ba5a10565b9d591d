import { defineTexts } from '#platform/i18n/texts.ts';

export const webhooksTexts = defineTexts('webhooks', {
  title: { en: 'Webhooks', ar: 'خطافات الويب' },
  lead: {
    en: 'Your own programs hear at once of what happens in your inbox. Each message is signed as the Standard Webhooks specification says; what it is about is read by the calls of the inbox.',
    ar: 'تعلم برامجك فورًا بما يجري في صندوق الاستفسارات. كل رسالة موقّعة وفق مواصفة Standard Webhooks، وتُقرأ التفاصيل من خلال طلبات صندوق الاستفسارات.',
  },
  notIncluded: {
    en: 'Your {plan} does not include webhooks.',
    ar: 'لا تشمل باقتك ({plan}) خطافات الويب.',
  },
  address: { en: 'Address', ar: 'الرابط' },
  addressHelp: {
    en: 'An https address that can be reached from anywhere',
    ar: 'رابط https يمكن الوصول إليه من أي مكان',
  },
  addressWrong: {
    en: 'Please enter an https address on the public internet',
    ar: 'يرجى إدخال رابط https على الشبكة العامة',
  },
  events: { en: 'What is told', ar: 'ما يُبلَّغ عنه' },
  eventsRequired: {
    en: 'Please choose at least one',
    ar: 'يرجى اختيار واحد على الأقل',
  },
  enquiryReceived: { en: 'An enquiry has come', ar: 'ورود استفسار' },
  requestReceived: { en: 'A request for quotation has come', ar: 'ورود طلب عرض سعر' },
  stageChanged: { en: 'A lead has another stage', ar: 'تغيّر مرحلة استفسار' },
  quotationDecided: {
    en: 'A quotation was accepted or declined',
    ar: 'قبول عرض سعر أو رفضه',
  },
  save: { en: 'Save', ar: 'حفظ' },
  saving: { en: 'Saving...', ar: 'جارٍ الحفظ…' },
  saved: { en: 'Webhook saved', ar: 'تم حفظ خطاف الويب' },
  secret: {
    en: 'This secret proves that a message is from here. It is shown only now.',
    ar: 'يثبت هذا السر أن الرسالة صادرة من هنا، ولا يُعرض إلا الآن.',
  },
  copy: { en: 'Copy the secret', ar: 'نسخ السر' },
  renew: { en: 'Renew the secret', ar: 'تجديد السر' },
  renewQuestion: {
    en: 'Renew the secret? The old one is no longer used from now on.',
    ar: 'هل تريد تجديد السر؟ لن يُستخدم السر القديم من الآن.',
  },
  renewed: { en: 'The secret is a new one', ar: 'تم تجديد السر' },
  remove: { en: 'Remove the webhook', ar: 'إزالة خطاف الويب' },
  removeQuestion: {
    en: 'Remove the webhook? Its log goes too.',
    ar: 'هل تريد إزالة خطاف الويب؟ سيُحذف سجله أيضًا.',
  },
  removed: { en: 'Webhook removed', ar: 'أُزيل خطاف الويب' },
  none: { en: 'There is no webhook', ar: 'لا يوجد خطاف ويب' },
  log: { en: 'The last messages', ar: 'آخر الرسائل' },
  logEmpty: { en: 'Nothing has been told yet.', ar: 'لم يُبلَّغ عن شيء بعد.' },
  waiting: { en: 'On its way', ar: 'قيد الإرسال' },
  delivered: { en: 'Delivered', ar: 'تم التسليم' },
  failed: { en: 'Failed', ar: 'فشل' },
  tries: {
    en: '{count, plural, one {1 try} other {# tries}}',
    ar: '{count, plural, zero {لا محاولات} one {محاولة واحدة} two {محاولتان} few {# محاولات} many {# محاولة} other {# محاولة}}',
  },
  nextTry: { en: 'Next try: {time}', ar: 'المحاولة التالية: {time}' },
  answered: { en: 'Answered {status}', ar: 'الرد {status}' },
  refused: { en: 'The address did not take it', ar: 'لم يقبلها الرابط' },
  unreachable: { en: 'The address could not be reached', ar: 'تعذّر الوصول إلى الرابط' },
  closed_network: {
    en: 'The address leads into a private network',
    ar: 'يؤدي الرابط إلى شبكة مغلقة',
  },
  plan: { en: 'Your plan does not include it', ar: 'لا تشملها باقتك' },
  resend: { en: 'Send again', ar: 'إعادة الإرسال' },
  resent: { en: 'It is sent again', ar: 'تُرسل من جديد' },
  notFound: { en: 'This message is no longer here', ar: 'هذه الرسالة لم تعد موجودة' },
  loadFailed: { en: 'The webhook could not be loaded', ar: 'تعذّر تحميل خطاف الويب' },
});
