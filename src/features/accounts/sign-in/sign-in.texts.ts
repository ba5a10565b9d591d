import { defineTexts } from '#platform/i18n/texts.ts';

export const signInTexts = defineTexts('sign-in', {
  loginTitle: { en: 'Log in or sign up', ar: 'تسجيل الدخول أو إنشاء حساب' },
  loginLead: {
    en: 'Enter your e-mail address and we will send you a code.',
    ar: 'أدخل عنوان بريدك الإلكتروني وسنرسل إليك رمزًا.',
  },
  thenBack: {
    en: 'Then you go straight on to what you wanted to do.',
    ar: 'ثم تنتقل مباشرةً إلى ما أردت فعله.',
  },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  continue: { en: 'Continue', ar: 'متابعة' },
  sending: { en: 'Sending...', ar: 'جارٍ الإرسال…' },
  rateLimited: { en: 'Rate limited', ar: 'تم بلوغ الحد المسموح' },
  noPassword: {
    en: 'No password needed. If you are new here, the code also creates your account.',
    ar: 'لا حاجة إلى كلمة مرور. وإن لم يكن لديك حساب فسيُنشأ لك عند إدخال الرمز.',
  },
  locked: {
    en: 'Too many requests. Please wait a minute before trying again.',
    ar: 'طلبات كثيرة جدًا. يرجى الانتظار دقيقة قبل المحاولة مرة أخرى.',
  },
  requestFailed: {
    en: 'Request failed. Please try again.',
    ar: 'فشل الطلب. يرجى المحاولة مرة أخرى.',
  },
  wrongFormat: { en: 'Invalid response format.', ar: 'تنسيق الاستجابة غير صالح.' },
  answerTooLarge: { en: 'Response too large.', ar: 'الاستجابة كبيرة جدًا.' },
  unreadableAnswer: {
    en: 'Invalid response from server.',
    ar: 'استجابة غير صالحة من الخادم.',
  },
  authenticationFailed: {
    en: 'Authentication failed. Please try again.',
    ar: 'فشل التحقق. يرجى المحاولة مرة أخرى.',
  },
  timedOut: {
    en: 'Request timed out. Please check your connection and try again.',
    ar: 'انتهت مهلة الطلب. يرجى التحقق من اتصالك والمحاولة مرة أخرى.',
  },
  unreachable: {
    en: 'Network error. Please check your connection and try again.',
    ar: 'خطأ في الشبكة. يرجى التحقق من اتصالك والمحاولة مرة أخرى.',
  },
  failed: {
    en: 'An error occurred. Please try again.',
    ar: 'حدث خطأ. يرجى المحاولة مرة أخرى.',
  },
  codeTitle: { en: 'Enter your code', ar: 'أدخل الرمز' },
  codeLead: {
    en: 'We sent a code of {count} digits to',
    ar: 'أرسلنا رمزًا من {count, plural, zero {# رقم} one {رقم واحد} two {رقمين} few {# أرقام} many {# رقمًا} other {# رقم}} إلى',
  },
  codeLeadWaiting: {
    en: 'We sent you a code of {count} digits by e-mail.',
    ar: 'أرسلنا إليك رمزًا من {count, plural, zero {# رقم} one {رقم واحد} two {رقمين} few {# أرقام} many {# رقمًا} other {# رقم}} بالبريد الإلكتروني.',
  },
  codeNew: {
    en: 'You are new here: entering the code creates your account.',
    ar: 'لا يوجد حساب بهذا العنوان بعد: سيُنشأ حسابك عند إدخال الرمز.',
  },
  codeLate: {
    en: 'Nothing there yet? Check your spam folder too.',
    ar: 'لم يصلك شيء بعد؟ تحقّق من مجلد الرسائل غير المرغوب فيها أيضًا.',
  },
  codeLabel: { en: 'Your code', ar: 'الرمز' },
  verify: { en: 'Verify', ar: 'تأكيد الرمز' },
  verifying: { en: 'Verifying...', ar: 'جارٍ التحقق…' },
  codeUnreachable: {
    en: 'Network error. Please try again.',
    ar: 'خطأ في الشبكة. يرجى المحاولة مرة أخرى.',
  },
  resend: { en: 'Resend code', ar: 'إعادة إرسال الرمز' },
  resendIn: {
    en: 'Resend code in {seconds} s',
    ar: 'إعادة الإرسال بعد {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
  },
  resent: { en: 'We have sent you another code.', ar: 'أرسلنا إليك رمزًا آخر.' },
  resendFailed: { en: 'Failed to resend OTP', ar: 'تعذّرت إعادة إرسال رمز التحقق' },
  resendFailedTryAgain: {
    en: 'Failed to resend OTP. Please try again.',
    ar: 'تعذّرت إعادة إرسال رمز التحقق. يرجى المحاولة مرة أخرى.',
  },
  backToLogin: { en: 'Back to login', ar: 'العودة إلى تسجيل الدخول' },
  codeIncomplete: {
    en: 'Please enter complete 6-digit OTP',
    ar: 'يرجى إدخال رمز التحقق كاملًا (6 أرقام)',
  },
  codeWrong: {
    en: 'Invalid OTP. Please try again.',
    ar: 'رمز التحقق غير صحيح. يرجى المحاولة مرة أخرى.',
  },
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
    ar: 'مرحبًا،\n\nرمزك لتسجيل الدخول إلى {site} هو:\n\n{code}\n\nالرمز صالح لمدة {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} ولمرة واحدة فقط.\n\nإن لم تطلبه فتجاهل هذه الرسالة، فلا يمكن لأحد الدخول من دون الرمز. ولن نطلبه منك أبدًا عبر الهاتف أو البريد الإلكتروني.\n\n{site}\n{address}\n',
  },
});
