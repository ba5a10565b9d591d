import { defineTexts } from '#platform/i18n/texts.ts';

export const subscriptionsTexts = defineTexts('subscriptions', {
  title: { en: 'Plans for exhibitors', ar: 'باقات العارضين' },
  pageTitle: { en: 'Subscription', ar: 'الاشتراك' },
  lead: {
    en: 'List your business, publish what you offer and be found by the medical community.',
    ar: 'أدرج شركتك وانشر ما تقدّمه ليجدك المجتمع الطبي.',
  },
  freeName: { en: 'Free Plan', ar: 'الباقة المجانية' },
  basicName: { en: 'Basic Plan', ar: 'الباقة الأساسية' },
  professionalName: { en: 'Professional Plan', ar: 'الباقة الاحترافية' },
  enterpriseName: { en: 'Enterprise Plan', ar: 'باقة المؤسسات' },
  basicFor: { en: 'To be listed and found', ar: 'لتُدرج شركتك ويجدها الآخرون' },
  professionalFor: { en: 'To stand out and grow', ar: 'لتتميّز وتنمو' },
  enterpriseFor: { en: 'With a team at your side', ar: 'مع فريق إلى جانبك' },
  popular: { en: 'Popular', ar: 'الأكثر طلبًا' },
  perMonth: { en: '/month', ar: '/ شهر' },
  custom: { en: 'Custom', ar: 'حسب الطلب' },
  choose: { en: 'Choose {plan}', ar: 'اختر {plan}' },
  contactSales: { en: 'Contact sales', ar: 'تواصل مع المبيعات' },
  compare: { en: 'Compare the plans', ar: 'قارن بين الباقات' },
  feature: { en: 'Feature', ar: 'الميزة' },
  listings: { en: 'Listings', ar: 'الإدراجات' },
  unlimited: { en: 'Unlimited', ar: 'غير محدودة' },
  visibility: { en: 'Profile visibility', ar: 'ظهور ملف الشركة' },
  visibilityBasic: { en: 'Basic', ar: 'أساسي' },
  visibilityPremium: { en: 'Premium', ar: 'مميّز' },
  visibilityPremiumPlus: { en: 'Premium+', ar: 'مميّز+' },
  ads: { en: 'Ads', ar: 'الإعلانات' },
  notifications: { en: 'Notifications', ar: 'الإشعارات' },
  rxModule: { en: 'Rx module', ar: 'وحدة الأدوية (Rx)' },
  assistedService: { en: 'Assisted service', ar: 'خدمة بمساعدة فريقنا' },
  apiAccess: { en: 'API access', ar: 'الوصول إلى API' },
  support: { en: '24/7 support', ar: 'دعم على مدار الساعة' },
  included: { en: 'Included', ar: 'مشمول' },
  notIncluded: { en: 'Not included', ar: 'غير مشمول' },
  failed: { en: 'Failed to load subscription data', ar: 'تعذّر تحميل بيانات الاشتراك' },
  failedHint: {
    en: 'The usual plans are shown until it works again.',
    ar: 'تُعرض الباقات المعتادة إلى حين استعادة الخدمة.',
  },
  retry: { en: 'Retry', ar: 'إعادة المحاولة' },
  loading: { en: 'Loading plans...', ar: 'جارٍ تحميل الباقات…' },
  basicAlert: {
    en: 'You have chosen the {plan}.',
    ar: 'لقد اخترت {plan}.',
  },
  basicAlertHint: {
    en: 'It costs nothing. Sign in as an exhibitor and choose it here: it is set at once.',
    ar: 'لا تكلفة لها. سجّل الدخول بصفة عارض واخترها هنا، فتُعيَّن فورًا.',
  },
  basicAlertNext: {
    en: 'It costs {price} a month. You choose the length and pay on the next page.',
    ar: 'سعرها {price} شهريًا. تختار المدة وتدفع في الصفحة التالية.',
  },
  basicIsSold: {
    en: 'The {plan} is ordered at the checkout.',
    ar: 'تُطلب {plan} من صفحة إتمام الاشتراك.',
  },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  listYourBusiness: { en: 'List Your Business', ar: 'أدرج شركتك' },
  freeTitle: { en: 'Without a plan: {plan}', ar: 'من دون باقة: {plan}' },
  freeLead: {
    en: 'Every approved company is listed, without paying. This is what it has:',
    ar: 'كل شركة مقبولة مدرجة من دون دفع. وهذا ما تحصل عليه:',
  },
  freeWithout: { en: 'Not included: {list}.', ar: 'غير مشمول: {list}.' },
  basicSet: {
    en: 'Your company is on the {plan}.',
    ar: 'شركتك مشتركة في {plan}.',
  },
  basicFollows: {
    en: 'Your {plan} runs until {date}. The {next} follows.',
    ar: 'تستمر باقتك ({plan}) حتى {date}، ثم تليها {next}.',
  },
  basicNotSet: {
    en: 'The plan could not be set. Please try again.',
    ar: 'تعذّر تعيين الباقة. يرجى المحاولة مرة أخرى.',
  },
  salesTitle: {
    en: 'Please contact our sales team for the {plan}.',
    ar: 'يرجى التواصل مع فريق المبيعات بشأن {plan}.',
  },
  salesHint: {
    en: 'Tell us about your company. We answer with an offer within two working days.',
    ar: 'حدّثنا عن شركتك، ونرد عليك بعرض خلال يومي عمل.',
  },
  promise: { en: '30-day money-back', ar: 'ضمان استرداد المبلغ خلال 30 يومًا' },
  promiseText: {
    en: 'Within 30 days of payment you get the full amount back, without giving a reason.',
    ar: 'تسترد المبلغ كاملًا خلال 30 يومًا من الدفع من دون ذكر سبب.',
  },
  planNeeded: {
    en: 'This is included in the {plan}. Please upgrade to use it.',
    ar: 'هذه الميزة مشمولة في {plan}. يرجى الترقية لاستخدامها.',
  },
  listingsNeedPlan: {
    en: 'The {plan} includes {limit, plural, one {# active listing} other {# active listings}}. Please upgrade to the {better}, or deactivate other listings first.',
    ar: 'تشمل {plan} {limit, plural, zero {# إدراج نشط} one {إدراجًا نشطًا واحدًا} two {إدراجين نشطين} few {# إدراجات نشطة} many {# إدراجًا نشطًا} other {# إدراج نشط}}. يرجى الترقية إلى {better} أو إلغاء تفعيل إدراجات أخرى أولًا.',
  },
  listingsSpent: {
    en: 'The {plan} includes {limit, plural, one {# active listing} other {# active listings}}. Please deactivate other listings first.',
    ar: 'تشمل {plan} {limit, plural, zero {# إدراج نشط} one {إدراجًا نشطًا واحدًا} two {إدراجين نشطين} few {# إدراجات نشطة} many {# إدراجًا نشطًا} other {# إدراج نشط}}. يرجى إلغاء تفعيل إدراجات أخرى أولًا.',
  },
  listingsUsed: {
    en: '{used} of the {limit, plural, one {# active listing} other {# active listings}} of your {plan} are used.',
    ar: 'الإدراجات النشطة المستخدمة في باقتك ({plan}): {used} من {limit}.',
  },
  listingsOver: {
    en: '{used} listings are active, and your {plan} includes {limit}. They stay as they are; new ones need a better plan.',
    ar: 'الإدراجات النشطة لديك: {used}، والحد في باقتك ({plan}): {limit}. تبقى كما هي، أما الجديدة فتحتاج إلى باقة أعلى.',
  },
  noPlanIncludes: {
    en: 'No plan includes this yet.',
    ar: 'لا تشمل أي باقة هذه الميزة حتى الآن.',
  },
  planNotFound: { en: 'Subscription not found', ar: 'لم يتم العثور على الاشتراك' },
});
