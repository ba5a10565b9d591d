import { defineTexts } from '#platform/i18n/texts.ts';

export const jobsTexts = defineTexts('jobs', {
  title: { en: 'Jobs', ar: 'الوظائف' },
  lead: {
    en: 'Open positions in hospitals, clinics, pharmacies and medical companies.',
    ar: 'وظائف شاغرة في المستشفيات والعيادات والصيدليات والشركات الطبية.',
  },
  inCountry: { en: 'Jobs in {country}', ar: 'الوظائف في {country}' },
  fallbackUsed: {
    en: 'There are no open jobs in {requested}. Showing {used} instead.',
    ar: 'لا توجد وظائف شاغرة في {requested}. نعرض لك {used} بدلًا منها.',
  },
  search: { en: 'Search jobs', ar: 'ابحث في الوظائف' },
  searchHint: { en: 'Title, company or place', ar: 'المسمى أو الشركة أو المكان' },
  loading: { en: 'Loading jobs...', ar: 'جارٍ تحميل الوظائف...' },
  unableToLoad: { en: 'Unable to Load Jobs', ar: 'تعذّر تحميل الوظائف' },
  tryAgain: { en: 'Try Again', ar: 'أعد المحاولة' },
  noneAvailable: { en: 'No Jobs Available', ar: 'لا توجد وظائف متاحة' },
  noneAvailableHint: {
    en: 'Nobody is hiring here right now. Choose another country, or look at the companies.',
    ar: 'لا توجد شركات تبحث عن موظفين هنا الآن. اختر دولة أخرى أو تصفّح الشركات.',
  },
  noMatchHint: {
    en: 'No job matches “{words}”. Try fewer or other words.',
    ar: 'لا توجد وظيفة تطابق «{words}». جرّب كلمات أقل أو كلمات أخرى.',
  },
  clearSearch: { en: 'Clear search', ar: 'مسح البحث' },
  browseCompanies: { en: 'Browse companies', ar: 'تصفّح الشركات' },
  badCursor: {
    en: '{field} is not a position in this list',
    ar: 'قيمة الحقل {field} ليست موضعًا في هذه القائمة',
  },
  daysLeft: {
    en: '{days, plural, =0 {Last day} one {# day left} other {# days left}}',
    ar: '{days, plural, =0 {اليوم الأخير} zero {اليوم الأخير} one {بقي يوم واحد} two {بقي يومان} few {بقيت # أيام} many {بقي # يومًا} other {بقي # يوم}}',
  },
  posted: { en: 'Start date', ar: 'تاريخ البدء' },
  expires: { en: 'Expiry date', ar: 'تاريخ الانتهاء' },
  company: { en: 'Company', ar: 'الشركة' },
  location: { en: 'Location', ar: 'المكان' },
  salary: { en: 'Salary', ar: 'الراتب' },
  monthly: { en: '{money} a month', ar: '{money} شهريًا' },
  reference: { en: 'Reference', ar: 'المرجع' },
  description: { en: 'Job description', ar: 'وصف الوظيفة' },
  buttonLoading: { en: 'Loading...', ar: 'جارٍ التحميل...' },
  viewDetails: { en: 'View Details', ar: 'عرض التفاصيل' },
  alreadyApplied: { en: 'Already Applied', ar: 'سبق التقديم' },
  applySoon: { en: 'Apply Soon', ar: 'قدّم قريبًا' },
  applyNow: { en: 'Apply Now', ar: 'قدّم الآن' },
  openPage: { en: 'Open as a page', ar: 'فتح في صفحة' },
  apply: { en: 'Apply for this job', ar: 'التقدّم لهذه الوظيفة' },
  checkingStatus: {
    en: 'Checking your application status...',
    ar: 'جارٍ التحقق من حالة طلبك...',
  },
  appliedOn: { en: 'You applied on {date}.', ar: 'تقدّمت بطلبك في {date}.' },
  appliedBefore: {
    en: 'You have already applied for this job.',
    ar: 'لقد تقدّمت لهذه الوظيفة من قبل.',
  },
  loginRequired: {
    en: 'Please login to apply for jobs.',
    ar: 'يرجى تسجيل الدخول للتقدّم للوظائف.',
  },
  login: { en: 'Login', ar: 'تسجيل الدخول' },
  onlyJobSeekers: {
    en: 'Only Job Seekers can apply for jobs. Your account type is: {type}',
    ar: 'يمكن للباحثين عن عمل فقط التقدّم للوظائف. نوع حسابك: {type}',
  },
  submitting: { en: 'Submitting your application...', ar: 'جارٍ إرسال طلبك...' },
  notFound: { en: 'Job not found', ar: 'لم يتم العثور على الوظيفة' },
  notFoundHint: {
    en: 'It may have been removed, or the address has a mistake.',
    ar: 'ربما أُزيلت الوظيفة، أو أن في العنوان خطأ.',
  },
  detailFailed: { en: 'Failed to load job details', ar: 'تعذّر تحميل تفاصيل الوظيفة' },
  backToList: { en: 'Back to jobs', ar: 'العودة إلى الوظائف' },
  over: { en: 'This job is no longer open', ar: 'لم تعد هذه الوظيفة متاحة' },
  overHint: {
    en: 'Applications closed on {date}. See what is open now.',
    ar: 'أُغلق باب التقديم في {date}. تعرّف على الوظائف المتاحة الآن.',
  },
  openJobs: { en: 'Open jobs', ar: 'الوظائف المتاحة' },
  pageDescription: {
    en: '{title} at {company}, {place}. Apply until {date}.',
    ar: '{title} لدى {company}، {place}. التقديم حتى {date}.',
  },
});
