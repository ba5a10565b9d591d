import { defineTexts } from '#platform/i18n/texts.ts';

export const applicationsTexts = defineTexts('admin-applications', {
  title: { en: 'Exhibitor applications', ar: 'طلبات العارضين' },
  lead: {
    en: 'Who asked to become an exhibitor. The one who has waited longest comes first.',
    ar: 'طلبات الانضمام إلى العارضين. الأطول انتظارًا يأتي أولًا.',
  },
  standing: { en: 'Standing', ar: 'الحالة' },
  waiting: { en: 'Waiting', ar: 'بانتظار القرار' },
  approved: { en: 'Approved', ar: 'مقبولة' },
  rejected: { en: 'Rejected', ar: 'مرفوضة' },
  restricted: { en: 'Restricted', ar: 'مقيّدة' },
  search: { en: 'Search company or applicant...', ar: 'ابحث عن شركة أو مقدّم طلب…' },
  company: { en: 'Company', ar: 'الشركة' },
  applicant: { en: 'Applicant', ar: 'مقدّم الطلب' },
  contact: { en: 'Contact', ar: 'التواصل' },
  applied: { en: 'Applied', ar: 'تاريخ الطلب' },
  decided: { en: 'Decided', ar: 'تاريخ القرار' },
  accountSince: { en: 'Account since', ar: 'الحساب منذ' },
  mailLanguage: { en: 'Reads mail in', ar: 'لغة الرسائل' },
  english: { en: 'English', ar: 'الإنجليزية' },
  arabic: { en: 'Arabic', ar: 'العربية' },
  review: { en: 'Decide', ar: 'اتخاذ القرار' },
  reviewOf: { en: 'Decide about {company}', ar: 'اتخاذ القرار بشأن طلب {company}' },
  noneWaiting: { en: 'Nobody is waiting', ar: 'لا طلبات بانتظار القرار' },
  noneWaitingHint: {
    en: 'New applications appear here and reach the contact address by mail.',
    ar: 'تظهر الطلبات الجديدة هنا وتصل إلى البريد الإلكتروني للتواصل.',
  },
  decision: { en: 'Decision', ar: 'القرار' },
  approve: { en: 'Approve', ar: 'قبول' },
  approveHelp: {
    en: 'The company is listed and may publish at once.',
    ar: 'تُدرج الشركة ويمكنها النشر فورًا.',
  },
  reject: { en: 'Reject', ar: 'رفض' },
  rejectHelp: {
    en: 'The applicant is told the reason and may write to you.',
    ar: 'يُبلَّغ مقدّم الطلب بالسبب ويمكنه مراسلتك.',
  },
  restrict: { en: 'Restrict', ar: 'تقييد' },
  restrictHelp: {
    en: 'The company and all it published disappear from the portal until you lift it.',
    ar: 'تختفي الشركة وكل ما نشرته من البوابة حتى ترفع التقييد.',
  },
  lift: { en: 'Lift the restriction', ar: 'رفع التقييد' },
  liftHelp: {
    en: 'What was there before is shown again.',
    ar: 'يعود إلى الظهور ما كان معروضًا من قبل.',
  },
  type: { en: 'Company type', ar: 'نوع الشركة' },
  chooseType: { en: 'Choose the type', ar: 'اختر النوع' },
  typeRequired: {
    en: 'Please choose the company type',
    ar: 'يرجى اختيار نوع الشركة',
  },
  reason: { en: 'Reason', ar: 'السبب' },
  reasonHelp: {
    en: 'Mailed to the applicant as you write it here, in a letter in their language.',
    ar: 'يُرسل إلى مقدّم الطلب كما تكتبه هنا ضمن رسالة بلغته.',
  },
  reasonRequired: {
    en: 'Please write the reason; it is mailed',
    ar: 'يرجى كتابة السبب، فهو يُرسل بالبريد الإلكتروني',
  },
  lastReason: { en: 'Reason given', ar: 'السبب المذكور' },
  send: { en: 'Decide and mail', ar: 'اعتماد القرار وإرساله' },
  didApprove: {
    en: 'Approved. The applicant was mailed.',
    ar: 'تم القبول وأُبلغ مقدّم الطلب بالبريد الإلكتروني.',
  },
  didReject: {
    en: 'Rejected. The applicant was mailed.',
    ar: 'تم الرفض وأُبلغ مقدّم الطلب بالبريد الإلكتروني.',
  },
  didRestrict: {
    en: 'Restricted. The company was mailed.',
    ar: 'تم التقييد وأُبلغت الشركة بالبريد الإلكتروني.',
  },
  didLift: {
    en: 'The restriction is lifted. The company was mailed.',
    ar: 'تم رفع التقييد وأُبلغت الشركة بالبريد الإلكتروني.',
  },
  loadFailed: { en: 'Failed to load the applications', ar: 'تعذّر تحميل الطلبات' },
});
