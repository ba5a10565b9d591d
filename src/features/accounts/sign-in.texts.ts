import { defineTexts } from '#platform/i18n/texts.ts';

export const signInTexts = defineTexts('sign-in', {
  codeIncomplete: {
    en: 'Please enter complete 6-digit OTP',
    ar: 'يرجى إدخال رمز التحقق كاملًا من 6 أرقام',
  },
  codeWrong: { en: 'Invalid OTP. Please try again.', ar: 'رمز التحقق غير صحيح. حاول مرة أخرى.' },
  codeGone: {
    en: 'This code can no longer be used. Please request a new one.',
    ar: 'لم يعد هذا الرمز صالحًا. يرجى طلب رمز جديد.',
  },
  codeSent: {
    en: 'We have sent a code to {email}.',
    ar: 'أرسلنا رمزًا إلى {email}.',
  },
  codeSentBefore: {
    en: 'We sent a code to {email} less than a minute ago. Please use that one.',
    ar: 'أرسلنا رمزًا إلى {email} قبل أقل من دقيقة. يرجى استخدامه.',
  },
  signedIn: { en: 'You are signed in.', ar: 'تم تسجيل دخولك.' },
  accessDenied: {
    en: 'Access denied. Please contact support.',
    ar: 'تم رفض الوصول. يرجى التواصل مع الدعم.',
  },
  mailSubject: { en: '{code} is your code for {site}', ar: '{code} هو رمزك للدخول إلى {site}' },
  mailBody: {
    en: 'Hello,\n\nyour code to sign in to {site} is:\n\n{code}\n\nIt is valid for {minutes} minutes and can be used once.\n\nIf you did not ask for it, ignore this mail. Without the code nobody can sign in. We never ask for it by phone or mail.\n\n{site}\n{address}\n',
    ar: 'مرحبًا،\n\nرمزك لتسجيل الدخول إلى {site} هو:\n\n{code}\n\nالرمز صالح لمدة {minutes} دقائق ولمرة واحدة فقط.\n\nإن لم تطلبه فتجاهل هذه الرسالة، فلا يمكن لأحد الدخول من دون الرمز. ولن نطلبه منك أبدًا عبر الهاتف أو البريد.\n\n{site}\n{address}\n',
  },
});
