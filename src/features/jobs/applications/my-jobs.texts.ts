import { defineTexts } from '#platform/i18n/texts.ts';

export const myJobsTexts = defineTexts('my-jobs', {
  title: { en: 'My Job Applications', ar: 'طلباتي للوظائف' },
  lead: {
    en: 'Where you applied and how each application stands.',
    ar: 'الوظائف التي تقدّمت إليها وحالة كل طلب.',
  },
  tabs: { en: 'Applications and saved jobs', ar: 'الطلبات والوظائف المحفوظة' },
  applications: { en: 'Applications', ar: 'الطلبات' },
  saved: { en: 'Saved jobs', ar: 'الوظائف المحفوظة' },
  search: { en: 'Search your applications', ar: 'ابحث في طلباتك' },
  loading: { en: 'Loading your applications...', ar: 'جارٍ تحميل طلباتك…' },
  loadFailed: { en: 'Unable to load your applications', ar: 'تعذّر تحميل طلباتك' },
  none: { en: 'No applications yet', ar: 'لا توجد طلبات بعد' },
  noneHint: {
    en: 'Jobs you apply for are listed here with their status.',
    ar: 'تظهر هنا الوظائف التي تتقدّم إليها مع حالتها.',
  },
  browse: { en: 'Browse jobs', ar: 'تصفّح الوظائف' },
  noMatch: { en: 'No application matches “{words}”', ar: 'لا يوجد طلب يطابق «{words}»' },
  noMatchHint: { en: 'Try fewer or other words.', ar: 'جرّب كلمات أقل أو كلمات أخرى.' },
  clearSearch: { en: 'Clear search', ar: 'مسح البحث' },
  appliedOn: { en: 'Applied on {date}', ar: 'تاريخ التقديم: {date}' },
  cvOpened: { en: 'CV opened {time}', ar: 'فُتحت السيرة الذاتية في {time}' },
  cvUnopened: { en: 'CV not opened yet', ar: 'لم تُفتح السيرة الذاتية بعد' },
  jobGone: {
    en: 'The company has deleted this job.',
    ar: 'حذفت الشركة هذه الوظيفة.',
  },
  jobGoneUnanswered: {
    en: 'The company has deleted this job, so your application will not be answered here. Withdrawing it deletes your CV at once.',
    ar: 'حذفت الشركة هذه الوظيفة، ولن يصلك رد على طلبك هنا. سحب الطلب يحذف سيرتك الذاتية فورًا.',
  },
  jobClosed: {
    en: 'This job is no longer shown. The company still has your application.',
    ar: 'لم تعد هذه الوظيفة معروضة، وما زال طلبك لدى الشركة.',
  },
  viewDetails: { en: 'View Details', ar: 'عرض التفاصيل' },
  viewDetailsOf: { en: 'View Details: {job}', ar: 'عرض التفاصيل: {job}' },
  withdraw: { en: 'Withdraw', ar: 'سحب الطلب' },
  withdrawOf: { en: 'Withdraw: {job}', ar: 'سحب الطلب: {job}' },
  withdrawQuestion: { en: 'Withdraw this application?', ar: 'هل تريد سحب هذا الطلب؟' },
  withdrawWarning: {
    en: 'Your application for {job} at {company} is taken back and your CV is deleted. It still counts among this month’s applications.',
    ar: 'سيُسحب طلبك لوظيفة {job} لدى {company} وتُحذف سيرتك الذاتية. يبقى الطلب محسوبًا ضمن طلبات هذا الشهر.',
  },
  withdrawFirst: {
    en: 'You can apply for this job once more.',
    ar: 'ويمكنك التقدّم إلى هذه الوظيفة مرة أخرى واحدة.',
  },
  withdrawLast: {
    en: 'You cannot apply for this job again.',
    ar: 'ولا يمكنك التقدّم إلى هذه الوظيفة مجددًا.',
  },
  withdrawFailed: {
    en: 'The application could not be withdrawn. Please try again.',
    ar: 'تعذّر سحب الطلب. يرجى المحاولة مرة أخرى.',
  },
  history: { en: 'History', ar: 'السجل' },
  openings: { en: 'Who opened your CV', ar: 'من فتح سيرتك الذاتية' },
  noOpenings: { en: 'Nobody has opened it yet.', ar: 'لم يفتحها أحد بعد.' },
  openedByOperator: { en: 'The portal’s operator', ar: 'مشغّل البوابة' },
  yourCv: { en: 'Your CV', ar: 'سيرتك الذاتية' },
  keptUntil: {
    en: 'Kept until {date}, then deleted.',
    ar: 'تُحفظ حتى {date} ثم تُحذف.',
  },
  notKept: { en: 'It is no longer kept.', ar: 'لم تعد محفوظة.' },
  download: { en: 'Download', ar: 'تنزيل' },
  downloadFailed: { en: 'The file could not be fetched.', ar: 'تعذّر جلب الملف.' },
  openJob: { en: 'Open the job', ar: 'فتح الوظيفة' },
  detailFailed: { en: 'The details could not be loaded.', ar: 'تعذّر تحميل التفاصيل.' },
});
