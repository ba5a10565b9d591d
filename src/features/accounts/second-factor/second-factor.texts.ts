import { defineTexts } from '#platform/i18n/texts.ts';

export const secondFactorTexts = defineTexts('admin-second-factor', {
  title: { en: 'Two-step verification', ar: 'التحقق بخطوتين' },
  lead: {
    en: 'What you confirm with besides the code by mail: a passkey, or a code from an app.',
    ar: 'ما تُؤكَّد به هويتك إضافة إلى رمز البريد الإلكتروني: مفتاح مرور أو رمز من تطبيق.',
  },
  own: { en: 'Authenticator app', ar: 'تطبيق المصادقة' },
  ownLead: {
    en: 'Six digits that an app on your phone shows, new every half minute. It works without a network.',
    ar: 'ستة أرقام يعرضها تطبيق في هاتفك وتتجدد كل نصف دقيقة، ويعمل من دون شبكة.',
  },
  on: { en: 'Set up', ar: 'مفعّل' },
  off: { en: 'Not set up', ar: 'غير مفعّل' },
  codesLeft: {
    en: '{n, plural, one {# recovery code left.} other {# recovery codes left.}}',
    ar: '{n, plural, zero {لا رموز استرداد متبقية.} one {رمز استرداد واحد متبقٍ.} two {رمزا استرداد متبقيان.} few {# رموز استرداد متبقية.} many {# رمز استرداد متبقيًا.} other {# رمز استرداد متبقٍ.}}',
  },
  setUp: { en: 'Set up an app', ar: 'تفعيل تطبيق المصادقة' },
  remove: { en: 'Remove it', ar: 'إلغاء التفعيل' },
  renew: { en: 'New recovery codes', ar: 'رموز استرداد جديدة' },
  askTitle: { en: 'Confirm it is you', ar: 'تأكيد الهوية' },
  askByPasskey: {
    en: 'Use your passkey: the fingerprint, face or PIN of your device.',
    ar: 'استخدم مفتاح المرور: بصمة الجهاز أو الوجه أو رمز الجهاز السري.',
  },
  askLead: {
    en: 'Enter the six digits your authenticator app shows, or one of your recovery codes.',
    ar: 'أدخل الأرقام الستة من تطبيق المصادقة، أو أحد رموز الاسترداد.',
  },
  askRecovery: {
    en: 'Enter one of your recovery codes.',
    ar: 'أدخل أحد رموز الاسترداد.',
  },
  otherwise: { en: 'Use a code instead', ar: 'استخدام رمز بدلًا من ذلك' },
  byApp: { en: 'Use an authenticator app instead', ar: 'استخدام تطبيق المصادقة بدلًا من ذلك' },
  code: { en: 'Code', ar: 'الرمز' },
  confirm: { en: 'Confirm', ar: 'تأكيد' },
  enrolTitle: { en: 'Set up two-step verification', ar: 'إعداد التحقق بخطوتين' },
  mustEnrol: {
    en: 'Whoever runs the portal confirms with a second step. Until it is set up, nothing else is open.',
    ar: 'على كل من يدير البوابة التحقق بخطوتين. ولا يُفتح شيء آخر قبل تفعيله.',
  },
  scan: {
    en: 'Scan this with an authenticator app, then enter the six digits it shows.',
    ar: 'امسح هذا بتطبيق المصادقة ثم أدخل الأرقام الستة التي يعرضها.',
  },
  qr: { en: 'QR code for the authenticator app', ar: 'رمز QR لتطبيق المصادقة' },
  byHand: { en: 'Or type this key into the app:', ar: 'أو اكتب هذا المفتاح في التطبيق:' },
  copyKey: { en: 'Copy the key', ar: 'نسخ المفتاح' },
  onThisDevice: { en: 'Open in an app on this device', ar: 'فتح في تطبيق على هذا الجهاز' },
  codesTitle: { en: 'Your recovery codes', ar: 'رموز الاسترداد' },
  codesLead: {
    en: 'Each lets you in once if you lose your device. Keep them in a safe place: they are shown only now.',
    ar: 'كل رمز يسمح بالدخول مرة واحدة عند فقدان الجهاز. احفظ الرموز في مكان آمن، فلن تُعرض إلا الآن.',
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
    en: 'An authenticator app is set up already. Remove it first.',
    ar: 'تطبيق المصادقة مفعّل من قبل. يجب إلغاء تفعيله أولًا.',
  },
  notBegun: {
    en: 'Please begin setting it up again.',
    ar: 'يرجى بدء الإعداد من جديد.',
  },
  notEnrolled: {
    en: 'This account has neither an authenticator app nor recovery codes.',
    ar: 'لا يوجد تطبيق مصادقة ولا رموز استرداد لهذا الحساب.',
  },
  isRequired: {
    en: 'Every operator needs a second step, and this is your only one. Set up another first.',
    ar: 'التحقق بخطوتين إلزامي لكل مشغّل، وهذه هي الوسيلة الوحيدة لحسابك. يرجى تفعيل وسيلة أخرى أولًا.',
  },
  didRemove: { en: 'The authenticator app is removed.', ar: 'أُلغي تفعيل تطبيق المصادقة.' },
  noFactor: {
    en: 'This account has no two-step verification.',
    ar: 'التحقق بخطوتين غير مفعّل لهذا الحساب.',
  },
  lost: {
    en: 'Lost everything? Another operator can reset your two-step verification under Users.',
    ar: 'فُقد كل ذلك؟ يمكن لمشغّل آخر إعادة ضبط التحقق بخطوتين لحسابك من صفحة المستخدمين.',
  },
  resetSubject: {
    en: 'Your two-step verification on {site} was reset',
    ar: 'أُعيد ضبط التحقق بخطوتين لحسابك على {site}',
  },
  resetBody: {
    en: 'Hello,\n\nyour two-step verification on {site} was reset by {by}: your authenticator app, recovery codes and passkeys no longer count, and all your sessions have ended. Sign in again and set it up anew:\n{link}\n\nIf you did not ask for this, tell another operator at once.\n\n{site}\n',
    ar: 'مرحبًا،\n\nأُعيد ضبط التحقق بخطوتين لحسابك على {site} من قِبل {by}: لم يعد تطبيق المصادقة ولا رموز الاسترداد ولا مفاتيح المرور صالحة، وانتهت كل جلساتك. يرجى تسجيل الدخول من جديد وإعداده مرة أخرى:\n{link}\n\nإن لم يكن ذلك بطلب منك فأبلغ مشغّلًا آخر فورًا.\n\n{site}\n',
  },
  failed: {
    en: 'Failed to load your two-step verification',
    ar: 'تعذّر تحميل إعدادات التحقق بخطوتين',
  },
  leave: { en: 'Log out', ar: 'تسجيل الخروج' },
});
