import { defineTexts } from '#platform/i18n/texts.ts';

export const secondFactorTexts = defineTexts('admin-second-factor', {
  title: { en: 'Second factor', ar: 'التحقق بخطوتين' },
  lead: {
    en: 'A code from an app on your phone, asked for besides the code by mail.',
    ar: 'رمز من تطبيق على هاتفك يُطلب إضافة إلى رمز البريد الإلكتروني.',
  },
  own: { en: 'Your second factor', ar: 'التحقق بخطوتين لحسابك' },
  on: { en: 'Set up', ar: 'مفعّل' },
  off: { en: 'Not set up', ar: 'غير مفعّل' },
  codesLeft: {
    en: '{n, plural, one {# recovery code left.} other {# recovery codes left.}}',
    ar: '{n, plural, zero {لا رموز استرداد متبقية.} one {رمز استرداد واحد متبقٍ.} two {رمزا استرداد متبقيان.} few {# رموز استرداد متبقية.} many {# رمز استرداد متبقيًا.} other {# رمز استرداد متبقٍ.}}',
  },
  setUp: { en: 'Set it up', ar: 'تفعيل' },
  remove: { en: 'Remove it', ar: 'إلغاء التفعيل' },
  renew: { en: 'New recovery codes', ar: 'رموز استرداد جديدة' },
  everybody: { en: 'All operators', ar: 'كل المشغّلين' },
  require: {
    en: 'Every operator needs a second factor',
    ar: 'إلزام كل المشغّلين بالتحقق بخطوتين',
  },
  requireHelp: {
    en: 'Who has none sets it up at the next request, before anything else.',
    ar: 'من لم يفعّله بعد يُطلب منه ذلك عند استخدامه التالي للوحة التشغيل، قبل أي شيء آخر.',
  },
  askTitle: { en: 'Confirm it is you', ar: 'أكّد هويتك' },
  askLead: {
    en: 'Enter the six digits your authenticator app shows, or one of your recovery codes.',
    ar: 'أدخل الأرقام الستة من تطبيق المصادقة، أو أحد رموز الاسترداد.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  confirm: { en: 'Confirm', ar: 'تأكيد' },
  enrolTitle: { en: 'Set up your second factor', ar: 'إعداد التحقق بخطوتين' },
  mustEnrol: {
    en: 'The console asks every operator for a second factor.',
    ar: 'تتطلب لوحة التشغيل التحقق بخطوتين من كل مشغّل.',
  },
  scan: {
    en: 'Scan this with an authenticator app, then enter the six digits it shows.',
    ar: 'امسح رمز QR هذا بتطبيق المصادقة، ثم أدخل الأرقام الستة التي يعرضها.',
  },
  qr: { en: 'QR code for the authenticator app', ar: 'رمز QR لتطبيق المصادقة' },
  byHand: { en: 'Or type this key into the app:', ar: 'أو اكتب هذا المفتاح في التطبيق:' },
  copyKey: { en: 'Copy the key', ar: 'نسخ المفتاح' },
  onThisDevice: { en: 'Open in an app on this device', ar: 'فتح في تطبيق على هذا الجهاز' },
  codesTitle: { en: 'Your recovery codes', ar: 'رموز الاسترداد' },
  codesLead: {
    en: 'Each opens the console once, should you lose the phone. Keep them in a safe place: they are shown only now.',
    ar: 'كل رمز يفتح لوحة التشغيل مرة واحدة إذا فقدت الهاتف. احفظ الرموز في مكان آمن، فلن تُعرض إلا الآن.',
  },
  copyCodes: { en: 'Copy the codes', ar: 'نسخ الرموز' },
  kept: { en: 'I have kept them', ar: 'حفظتُ الرموز' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  codeInvalid: {
    en: 'Please enter six digits or a recovery code',
    ar: 'يرجى إدخال ستة أرقام أو رمز استرداد',
  },
  codeWrong: {
    en: 'This code is not right, or was used before.',
    ar: 'هذا الرمز غير صحيح أو استُخدم من قبل.',
  },
  enrolledBefore: {
    en: 'Your second factor is set up already. Remove it first.',
    ar: 'التحقق بخطوتين مفعّل من قبل. يجب إلغاء تفعيله أولًا.',
  },
  notBegun: {
    en: 'Please begin setting it up again.',
    ar: 'يرجى بدء الإعداد من جديد.',
  },
  notEnrolled: {
    en: 'Set up your own second factor first.',
    ar: 'يرجى تفعيل التحقق بخطوتين لحسابك أولًا.',
  },
  isRequired: {
    en: 'Every operator needs a second factor, so it stays.',
    ar: 'التحقق بخطوتين إلزامي لكل مشغّل، ولذلك لا يمكن إلغاء تفعيله.',
  },
  didRemove: { en: 'Your second factor is removed.', ar: 'أُلغي تفعيل التحقق بخطوتين لحسابك.' },
  nowRequired: {
    en: 'Every operator needs a second factor from now on.',
    ar: 'أصبح التحقق بخطوتين إلزاميًا لكل مشغّل من الآن.',
  },
  nowOptional: {
    en: 'A second factor is each operator’s own choice from now on.',
    ar: 'أصبح التحقق بخطوتين اختياريًا لكل مشغّل من الآن.',
  },
  noFactor: {
    en: 'This account has no second factor.',
    ar: 'التحقق بخطوتين غير مفعّل لهذا الحساب.',
  },
  lost: {
    en: 'Lost both? Another operator can reset your second factor under Users.',
    ar: 'فقدت كليهما؟ يمكن لمشغّل آخر إعادة ضبط التحقق بخطوتين لحسابك من صفحة المستخدمين.',
  },
  resetSubject: {
    en: 'Your second factor on {site} was reset',
    ar: 'أُعيد ضبط التحقق بخطوتين لحسابك على {site}',
  },
  resetBody: {
    en: 'Hello,\n\nyour second factor for the console of {site} was reset by {by}, and all your sessions have ended. Sign in again and set it up anew:\n{link}\n\nIf you did not ask for this, tell another operator at once.\n\n{site}\n',
    ar: 'مرحبًا،\n\nأُعيد ضبط التحقق بخطوتين لحسابك في لوحة تشغيل {site} من قِبل {by}، وانتهت كل جلساتك. يرجى تسجيل الدخول من جديد وإعداده مرة أخرى:\n{link}\n\nإن لم يكن ذلك بطلب منك فأبلغ مشغّلًا آخر فورًا.\n\n{site}\n',
  },
  failed: { en: 'Failed to load your second factor', ar: 'تعذّر تحميل إعدادات التحقق بخطوتين' },
});
