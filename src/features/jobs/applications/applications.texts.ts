import { defineTexts } from '#platform/i18n/texts.ts';

export const applicationsTexts = defineTexts('applications', {
  fillAll: {
    en: 'Please fill in all fields and upload your CV',
    ar: 'يرجى ملء جميع الحقول ورفع سيرتك الذاتية',
  },
  wrongFileType: {
    en: 'Please upload a PDF or Word document',
    ar: 'يرجى رفع ملف PDF أو مستند Word',
  },
  unsafeFile: {
    en: 'This document holds more than a CV needs, such as macros, scripts, attached files or a password. Please save it as a plain PDF.',
    ar: 'يحتوي هذا المستند على أكثر مما تحتاج إليه السيرة الذاتية، مثل الماكرو أو البرامج أو الملفات المرفقة أو كلمة المرور. يرجى حفظه بصيغة PDF عادية.',
  },
  fileTooLarge: {
    en: 'File size must be less than 5MB',
    ar: 'يجب أن يكون حجم الملف أقل من 5 ميغابايت',
  },
  promise: {
    en: '{days, plural, one {The company promises an answer within # day.} other {The company promises an answer within # days.}} If none has come by then, we tell you so.',
    ar: '{days, plural, zero {تعد الشركة بالرد خلال # يوم.} one {تعد الشركة بالرد خلال يوم واحد.} two {تعد الشركة بالرد خلال يومين.} few {تعد الشركة بالرد خلال # أيام.} many {تعد الشركة بالرد خلال # يومًا.} other {تعد الشركة بالرد خلال # يوم.}} وإن لم يصل رد حتى ذلك الحين أبلغناك.',
  },
  ownCompany: {
    en: 'You cannot apply for a job of your own company.',
    ar: 'لا يمكنك التقدّم إلى وظيفة في شركتك.',
  },
  submitted: {
    en: 'Application submitted successfully!',
    ar: 'تم إرسال طلبك بنجاح!',
  },
  submitFailed: { en: 'Failed to submit application', ar: 'تعذّر إرسال الطلب' },
  submitFailedRetry: {
    en: 'Failed to submit application. Please try again.',
    ar: 'تعذّر إرسال الطلب. يرجى المحاولة مرة أخرى.',
  },
  sessionError: {
    en: 'User session error. Please login again.',
    ar: 'خطأ في جلسة المستخدم. يرجى تسجيل الدخول مجددًا.',
  },
  loadingAccount: {
    en: 'Please wait, loading your account information...',
    ar: 'يرجى الانتظار، جارٍ تحميل معلومات حسابك…',
  },
  checkFailed: {
    en: 'We could not find out whether you have already applied.',
    ar: 'تعذّر التحقق مما إذا كنت قد تقدّمت من قبل.',
  },
  name: { en: 'Full name', ar: 'الاسم الكامل' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  cv: { en: 'CV', ar: 'السيرة الذاتية' },
  cvHelp: {
    en: 'PDF, DOC or DOCX, up to 5 MB. Only this company can open it, and you see when it does.',
    ar: 'PDF أو DOC أو DOCX حتى 5 ميغابايت. لا تفتح سيرتك الذاتية إلا هذه الشركة، وسترى متى فتحتها.',
  },
  submit: { en: 'Submit Application', ar: 'إرسال الطلب' },
  quotaUsed: {
    en: '{used} of {limit} applications used this month',
    ar: 'الطلبات المستخدمة هذا الشهر: {used} من {limit}',
  },
  quotaSpent: {
    en: 'You have used all {limit} applications of this month. You can apply again from {date}.',
    ar: 'استخدمت جميع طلبات هذا الشهر وعددها {limit}. يمكنك التقدّم مجددًا ابتداءً من {date}.',
  },
  notFound: { en: 'Application not found', ar: 'لم يتم العثور على الطلب' },
  cvNoPicture: {
    en: 'There is no preview of this CV. Please open the file.',
    ar: 'لا معاينة لهذه السيرة الذاتية. يرجى فتح الملف.',
  },
  cvGone: { en: 'This CV is no longer kept.', ar: 'لم تعد هذه السيرة الذاتية محفوظة.' },
  decided: {
    en: 'This application has been decided and can no longer be changed.',
    ar: 'تم البتّ في هذا الطلب ولا يمكن تغييره.',
  },
  withdrawnTwice: {
    en: 'You have withdrawn two applications for this job. You cannot apply for it again.',
    ar: 'سحبت طلبين لهذه الوظيفة، ولا يمكنك التقدّم إليها مجددًا.',
  },
  withdrawn: { en: 'Your application was withdrawn.', ar: 'تم سحب طلبك.' },
  removedJob: { en: 'A job that was removed', ar: 'وظيفة أُزيلت' },
  removedCompany: { en: 'A company that has left', ar: 'شركة غادرت البوابة' },
});
