import { defineTexts } from '#platform/i18n/texts.ts';

export const secondFactorTexts = defineTexts('admin-second-factor', {
  title: { en: 'Two-step verification', ar: 'التحقق بخطوتين' },
  lead: {
    en: 'What you confirm with besides the code by mail.',
    ar: 'ما تؤكّد به هويتك إضافة إلى رمز البريد.',
  },
  own: { en: 'Authenticator app', ar: 'تطبيق المصادقة' },
  on: { en: 'Set up', ar: 'مُعدّ' },
  off: { en: 'Not set up', ar: 'غير مُعدّ' },
  codesLeft: {
    en: '{n, plural, one {# recovery code left.} other {# recovery codes left.}}',
    ar: '{n, plural, zero {لا رموز استرداد متبقية.} one {رمز استرداد واحد متبقٍ.} two {رمزا استرداد متبقيان.} few {# رموز استرداد متبقية.} many {# رمز استرداد متبقيًا.} other {# رمز استرداد متبقٍ.}}',
  },
  setUp: { en: 'Set up an app', ar: 'إعداد تطبيق' },
  remove: { en: 'Remove it', ar: 'إزالته' },
  renew: { en: 'New recovery codes', ar: 'رموز استرداد جديدة' },
  askTitle: { en: 'Confirm it is you', ar: 'أكّد هويتك' },
  askLead: {
    en: 'Enter the six digits your authenticator app shows, or one of your recovery codes.',
    ar: 'أدخل الأرقام الستة من تطبيق المصادقة، أو أحد رموز الاسترداد.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  confirm: { en: 'Confirm', ar: 'تأكيد' },
  enrolTitle: { en: 'Set up two-step verification', ar: 'إعداد التحقق بخطوتين' },
  mustEnrol: {
    en: 'Whoever runs the portal confirms with a second step. Until you have set it up, nothing else is open.',
    ar: 'على كل من يدير البوابة تأكيد هويته بخطوة ثانية. ولا يُفتح شيء آخر قبل إعدادها.',
  },
  scan: {
    en: 'Scan this with an authenticator app, then enter the six digits it shows.',
    ar: 'امسح هذا بتطبيق مصادقة ثم أدخل الأرقام الستة التي يعرضها.',
  },
  qr: { en: 'QR code for the authenticator app', ar: 'رمز QR لتطبيق المصادقة' },
  byHand: { en: 'Or type this key into the app:', ar: 'أو اكتب هذا المفتاح في التطبيق:' },
  copyKey: { en: 'Copy the key', ar: 'نسخ المفتاح' },
  onThisDevice: { en: 'Open in an app on this device', ar: 'فتح في تطبيق على هذا الجهاز' },
  codesTitle: { en: 'Your recovery codes', ar: 'رموز الاسترداد' },
  codesLead: {
    en: 'Each lets you in once, should you lose your device. Keep them in a safe place: they are shown only now.',
    ar: 'كل رمز يسمح لك بالدخول مرة واحدة إذا فقدت جهازك. احفظها في مكان آمن، فلن تُعرض إلا الآن.',
  },
  copyCodes: { en: 'Copy the codes', ar: 'نسخ الرموز' },
  kept: { en: 'I have kept them', ar: 'حفظتها' },
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
    en: 'An authenticator app is set up already. Remove it first.',
    ar: 'تطبيق المصادقة مُعدّ مسبقًا. أزله أولًا.',
  },
  notBegun: {
    en: 'Please begin setting it up again.',
    ar: 'يرجى بدء الإعداد من جديد.',
  },
  notEnrolled: {
    en: 'No authenticator app is set up for this account.',
    ar: 'لم يُعدّ تطبيق مصادقة لهذا الحساب.',
  },
  isRequired: {
    en: 'Every operator needs a second step, and this is your only one. Set up another first.',
    ar: 'على كل مشغّل التحقق بخطوتين، وهذه وسيلتك الوحيدة. أعدّ وسيلة أخرى أولًا.',
  },
  didRemove: { en: 'The authenticator app is removed.', ar: 'أُزيل تطبيق المصادقة.' },
  noFactor: {
    en: 'This account has no two-step verification.',
    ar: 'لا تحقق بخطوتين لهذا الحساب.',
  },
  lost: {
    en: 'Lost everything? Another operator can reset your two-step verification under Users.',
    ar: 'فقدت كل ذلك؟ يمكن لمشغّل آخر إعادة ضبط التحقق بخطوتين من صفحة المستخدمين.',
  },
  resetSubject: {
    en: 'Your two-step verification on {site} was reset',
    ar: 'أُعيد ضبط التحقق بخطوتين لحسابك على {site}',
  },
  resetBody: {
    en: 'Hello,\n\nyour two-step verification on {site} was reset by {by}: your authenticator app, recovery codes and passkeys no longer count, and all your sessions have ended. Sign in again and set it up anew:\n{link}\n\nIf you did not ask for this, tell another operator at once.\n\n{site}\n',
    ar: 'مرحبًا،\n\nأعاد {by} ضبط التحقق بخطوتين لحسابك على {site}، فلم يعد تطبيق المصادقة ولا رموز الاسترداد ولا مفاتيح المرور صالحة، وانتهت كل جلساتك. سجّل الدخول من جديد وأعدّه مرة أخرى:\n{link}\n\nإن لم تطلب ذلك فأبلغ مشغّلًا آخر فورًا.\n\n{site}\n',
  },
  failed: {
    en: 'Failed to load your two-step verification',
    ar: 'تعذّر تحميل التحقق بخطوتين',
  },
  leave: { en: 'Log out', ar: 'تسجيل الخروج' },
});
