import { defineTexts } from '#platform/i18n/texts.ts';

export const overviewTexts = defineTexts('exhibitor-overview', {
  overview: { en: 'Overview', ar: 'نظرة عامة' },
  publicPage: { en: 'View public page', ar: 'عرض الصفحة العامة' },
  addProduct: { en: 'Add Product', ar: 'إضافة منتج' },
  addService: { en: 'Add Service', ar: 'إضافة خدمة' },
  addJob: { en: 'Add Job', ar: 'إضافة وظيفة' },
  deskFailed: { en: 'What waits for you could not be loaded.', ar: 'تعذّر تحميل ما ينتظرك.' },

  waiting: { en: 'Waiting for you', ar: 'بانتظارك' },
  newApplicants: { en: 'New applicants', ar: 'المتقدّمون الجدد' },
  noApplicants: {
    en: 'You have looked at everybody who applied.',
    ar: 'تم الاطلاع على جميع المتقدّمين.',
  },
  toJobs: { en: 'All jobs', ar: 'جميع الوظائف' },
  newRegistrations: { en: 'New registrations this week', ar: 'التسجيلات الجديدة هذا الأسبوع' },
  noEvents: { en: 'No event is coming up.', ar: 'لا توجد فعاليات قادمة.' },
  toEvents: { en: 'All events', ar: 'جميع الفعاليات' },
  registered: {
    en: '{n, plural, one {# registered} other {# registered}}',
    ar: '{n, plural, zero {لا مسجلين} one {مسجل واحد} two {مسجلان} few {# مسجلين} many {# مسجلًا} other {# مسجل}}',
  },
  endsSoon: { en: 'Ends soon', ar: 'تنتهي قريبًا' },
  nothingEnds: {
    en: 'Nothing ends in the next {n} days.',
    ar: 'لا شيء ينتهي خلال {n, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  },
  endsOn: { en: 'ends {date}', ar: 'تنتهي في {date}' },

  complete: { en: 'Company profile', ar: 'ملف الشركة' },
  isComplete: {
    en: 'Everything visitors look for is there.',
    ar: 'كل ما يبحث عنه الزوار موجود.',
  },
  next: { en: 'Next: {step}', ar: 'الخطوة التالية: {step}' },
  stepConfirm: { en: 'Confirm the e-mail address', ar: 'أكّد البريد الإلكتروني' },
  stepLogo: { en: 'Add your logo', ar: 'أضف شعارك' },
  stepDescription: { en: 'Describe what you do', ar: 'اكتب نبذة عن عملك' },
  stepArabic: {
    en: 'Write the name and description in Arabic',
    ar: 'اكتب الاسم والوصف بالعربية',
  },
  stepAddress: { en: 'Say where you are', ar: 'أضف عنوانك' },
  stepWebsite: { en: 'Add your website', ar: 'أضف موقعك الإلكتروني' },
  stepLinks: { en: 'Add your social links', ar: 'أضف روابط التواصل الاجتماعي' },

  firstSteps: { en: 'First steps', ar: 'الخطوات الأولى' },
  firstStepsLead: {
    en: 'Visitors find a company by what it shows. These three take a few minutes.',
    ar: 'يجد الزوار الشركة بما تعرضه. هذه الخطوات الثلاث لا تستغرق سوى دقائق.',
  },
  stepProfile: { en: 'Complete your company profile', ar: 'أكمل ملف شركتك' },
  stepProfileHint: {
    en: 'A logo, a description in both languages, a way to reach you.',
    ar: 'شعار، ووصف باللغتين، ووسيلة للتواصل معك.',
  },
  stepListing: { en: 'Publish your first listing', ar: 'انشر أول ما تعرضه' },
  stepListingHint: {
    en: 'One by one, or all at once from a file.',
    ar: 'واحدًا واحدًا، أو دفعة واحدة من ملف.',
  },
  stepPeople: { en: 'Announce a job or an event', ar: 'أعلن عن وظيفة أو فعالية' },
  stepPeopleHint: {
    en: 'Applicants and visitors register right here.',
    ar: 'يتقدم الباحثون عن عمل ويسجل الزوار هنا مباشرة.',
  },
  isDone: { en: 'Done', ar: 'تم' },

  figures: { en: 'Figures', ar: 'الأرقام' },
  range: { en: 'Days', ar: 'الأيام' },
  lastDays: {
    en: '{days} days',
    ar: '{days, plural, zero {# يوم} one {يوم} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  },
  item: { en: 'Figures of', ar: 'أرقام' },
  wholeCompany: { en: 'The whole company', ar: 'الشركة كلها' },
  jobs: { en: 'Jobs', ar: 'الوظائف' },
  events: { en: 'Events', ar: 'الفعاليات' },
  views: { en: 'Page views', ar: 'مشاهدات الصفحة' },
  applications: { en: 'Job applications', ar: 'طلبات التوظيف' },
  registrations: { en: 'Event registrations', ar: 'التسجيلات في الفعاليات' },
  before: {
    en: '{n} in the {days} days before',
    ar: '{n} خلال {days, plural, zero {# يوم قبلها} one {يوم واحد قبلها} two {يومين قبلها} few {# أيام قبلها} many {# يومًا قبلها} other {# يوم قبلها}}',
  },
  none: { en: 'None in these days.', ar: 'لا شيء في هذه الأيام.' },
  day: { en: 'Day', ar: 'اليوم' },
  figuresFailed: { en: 'The numbers could not be loaded.', ar: 'تعذّر تحميل الأرقام.' },
  planEnds: { en: 'The {plan} ends on {date}.', ar: 'تنتهي {plan} في {date}.' },
  planEnded: {
    en: 'The {plan} ended on {date}. Your company goes on with the free plan.',
    ar: 'انتهت {plan} في {date}. تستمر شركتك بالباقة المجانية.',
  },
  toBilling: { en: 'Renew it', ar: 'تجديد الباقة' },
});
