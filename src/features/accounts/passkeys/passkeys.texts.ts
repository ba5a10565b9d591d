import { defineTexts } from '#platform/i18n/texts.ts';

export const passkeysTexts = defineTexts('passkeys', {
  title: { en: 'Passkeys', ar: 'مفاتيح المرور' },
  lead: {
    en: 'Sign in with the fingerprint, face or PIN of your device instead of waiting for a code.',
    ar: 'تسجيل الدخول ببصمة الجهاز أو الوجه أو رمز الجهاز السري بدلًا من انتظار الرمز.',
  },
  signIn: { en: 'Sign in with a passkey', ar: 'تسجيل الدخول بمفتاح مرور' },
  or: { en: 'or', ar: 'أو' },
  use: { en: 'Use your passkey', ar: 'استخدام مفتاح المرور' },
  add: { en: 'Add a passkey', ar: 'إضافة مفتاح مرور' },
  adding: { en: 'Follow your device…', ar: 'يرجى متابعة الجهاز…' },
  none: { en: 'No passkey yet.', ar: 'لا توجد مفاتيح مرور بعد.' },
  addedAt: { en: 'Added {time}', ar: 'أُضيف {time}' },
  usedAt: { en: 'last used {time}', ar: 'آخر استخدام {time}' },
  neverUsed: { en: 'not used yet', ar: 'لم يُستخدم بعد' },
  rename: { en: 'Rename', ar: 'تغيير الاسم' },
  renameOf: { en: 'Rename: {name}', ar: 'تغيير الاسم: {name}' },
  renameTitle: { en: 'Name of the passkey', ar: 'اسم مفتاح المرور' },
  name: { en: 'Name', ar: 'الاسم' },
  nameRequired: { en: 'Please give the passkey a name', ar: 'يرجى تسمية مفتاح المرور' },
  save: { en: 'Save', ar: 'حفظ' },
  remove: { en: 'Remove', ar: 'إزالة' },
  removeOf: { en: 'Remove: {name}', ar: 'إزالة: {name}' },
  removeQuestion: { en: 'Remove the passkey “{name}”?', ar: 'إزالة مفتاح المرور «{name}»؟' },
  removeHint: {
    en: 'It no longer signs you in. Delete it on your device as well.',
    ar: 'لن يصلح لتسجيل الدخول بعد ذلك. ويُستحسن حذفه من الجهاز أيضًا.',
  },
  offerTitle: { en: 'Sign in faster next time', ar: 'دخول أسرع في المرة القادمة' },
  offerLead: {
    en: 'With a passkey you sign in by fingerprint, face or PIN: no code to wait for, nothing to remember, and nothing a false site could ask you for.',
    ar: 'بمفتاح المرور يكون الدخول ببصمة الجهاز أو الوجه أو رمز الجهاز السري، من دون رمز يُنتظر أو كلمة تُحفظ، ولا يستطيع موقع مزيّف أن يطلبه.',
  },
  notNow: { en: 'No, thanks', ar: 'لا، شكرًا' },
  added: { en: 'The passkey was added.', ar: 'أُضيف مفتاح المرور.' },
  removed: { en: 'The passkey was removed.', ar: 'أُزيل مفتاح المرور.' },
  renamed: { en: 'The name was changed.', ar: 'تم تغيير الاسم.' },
  loadFailed: { en: 'Your passkeys could not be loaded.', ar: 'تعذّر تحميل مفاتيح المرور.' },
  broken: {
    en: 'No passkey was used. You can try again, or ask for a code by mail.',
    ar: 'لم يُستخدم مفتاح مرور. يمكنك إعادة المحاولة أو طلب رمز بالبريد الإلكتروني.',
  },
  known: {
    en: 'This device already has a passkey for your account.',
    ar: 'يوجد على هذا الجهاز مفتاح مرور لحسابك من قبل.',
  },
  notHere: {
    en: 'Passkeys do not work in this browser or at this address.',
    ar: 'لا تعمل مفاتيح المرور في هذا المتصفح أو على هذا الرابط.',
  },
  refused: {
    en: 'This passkey was not accepted. Please try again, or ask for a code by mail.',
    ar: 'لم يُقبل مفتاح المرور. يرجى إعادة المحاولة أو طلب رمز بالبريد الإلكتروني.',
  },
  unreadable: {
    en: 'What the device answered cannot be read',
    ar: 'تعذّرت قراءة ما أجاب به الجهاز',
  },
  tooMany: {
    en: 'An account can have {most} passkeys. Please remove one first.',
    ar: 'الحد الأقصى لمفاتيح المرور في الحساب: {most}. يرجى إزالة أحدها أولًا.',
  },
  unknown: { en: 'Passkey not found', ar: 'لم يتم العثور على مفتاح المرور' },
});
