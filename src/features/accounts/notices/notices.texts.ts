import { defineTexts } from '#platform/i18n/texts.ts';

/** Mails about changes in who can get into an account. */
export const noticesTexts = defineTexts('account-notices', {
  passkeyAddedSubject: {
    en: 'A passkey was added to your account on {site}',
    ar: 'أُضيف مفتاح مرور إلى حسابك على {site}',
  },
  passkeyAdded: {
    en: 'the passkey “{name}” was added to your account. It can be used to sign in from now on.',
    ar: 'أُضيف مفتاح المرور «{name}» إلى حسابك، ويمكن تسجيل الدخول به من الآن.',
  },
  passkeyRemovedSubject: {
    en: 'A passkey was removed from your account on {site}',
    ar: 'أُزيل مفتاح مرور من حسابك على {site}',
  },
  passkeyRemoved: {
    en: 'the passkey “{name}” was removed from your account. It no longer signs in.',
    ar: 'أُزيل مفتاح المرور «{name}» من حسابك، ولم يعد صالحًا لتسجيل الدخول.',
  },
  sessionsEndedSubject: {
    en: 'Sessions of your account on {site} were ended',
    ar: 'أُنهيت جلسات لحسابك على {site}',
  },
  sessionsEnded: {
    en: '{n, plural, one {one session of your account was ended. Whoever used it has to sign in again.} other {# sessions of your account were ended. Whoever used them has to sign in again.}}',
    ar: '{n, plural, zero {لم تُنهَ أي جلسة لحسابك.} one {أُنهيت جلسة واحدة لحسابك، ويلزم تسجيل الدخول فيها من جديد.} two {أُنهيت جلستان لحسابك، ويلزم تسجيل الدخول فيهما من جديد.} few {أُنهيت # جلسات لحسابك، ويلزم تسجيل الدخول فيها من جديد.} many {أُنهيت # جلسة لحسابك، ويلزم تسجيل الدخول فيها من جديد.} other {أُنهيت # جلسة لحسابك، ويلزم تسجيل الدخول فيها من جديد.}}',
  },
  body: {
    en: 'Hello,\n\n{what}\n\nIf this was not you, sign in, end all sessions and remove the passkeys you do not know, in your settings:\n{link}\n\n{site}\n',
    ar: 'مرحبًا،\n\n{what}\n\nإن لم يكن ذلك بطلب منك فيرجى تسجيل الدخول وإنهاء كل الجلسات وإزالة مفاتيح المرور غير المعروفة لك من الإعدادات:\n{link}\n\n{site}\n',
  },
});
