import { defineTexts } from '#platform/i18n/texts.ts';

export const profileTexts = defineTexts('profile', {
  title: { en: 'My Profile', ar: 'ملفي الشخصي' },
  lead: {
    en: 'Companies see these details when you apply for a job.',
    ar: 'تطّلع الشركات على هذه البيانات عند تقدّمك إلى وظيفة.',
  },
  next: { en: 'Next steps', ar: 'الخطوات التالية' },
  nextJobs: { en: 'Look for a job', ar: 'البحث عن وظيفة' },
  nextJobsHint: {
    en: 'Filter the open positions by profession, city and pay, and apply with your CV.',
    ar: 'ضيّق الوظائف الشاغرة بالمهنة والمدينة والراتب، وقدّم طلبك بسيرتك الذاتية.',
  },
  nextAlerts: { en: 'Be told of new ones', ar: 'تنبيهات بالجديد' },
  nextAlertsHint: {
    en: 'Save a search on the jobs or events page, and new ones come by mail.',
    ar: 'احفظ بحثًا في صفحة الوظائف أو الفعاليات، ويصلك الجديد بالبريد الإلكتروني.',
  },
  nextEvents: { en: 'Register for an event', ar: 'التسجيل في فعالية' },
  nextEventsHint: {
    en: 'Congresses, courses and awareness days; what you registered for is under My Events.',
    ar: 'مؤتمرات ودورات وأيام توعية؛ وتجد ما سجّلت فيه في صفحة فعالياتي.',
  },
  name: { en: 'Full name', ar: 'الاسم الكامل' },
  nameRequired: { en: 'Full name is required', ar: 'الاسم الكامل مطلوب' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  emailHelp: {
    en: 'You sign in with this address. You can change it in the settings.',
    ar: 'تسجّل الدخول بهذا البريد الإلكتروني، ويمكن تغييره من الإعدادات.',
  },
  emailFixed: { en: 'The email cannot be changed', ar: 'لا يمكن تغيير البريد الإلكتروني' },
  countryCode: { en: 'Country code', ar: 'مفتاح الدولة' },
  phone: { en: 'Phone number', ar: 'رقم الهاتف' },
  noCountries: { en: 'No countries found', ar: 'لم يتم العثور على دول' },
  save: { en: 'Save changes', ar: 'حفظ التغييرات' },
  saving: { en: 'Saving...', ar: 'جارٍ الحفظ…' },
  updated: { en: 'Profile updated successfully!', ar: 'تم تحديث الملف الشخصي بنجاح!' },
  restrictedTitle: { en: 'Access Restricted:', ar: 'الوصول مقيّد:' },
  restricted: {
    en: 'You do not have permission to edit your profile. Please contact the administrator for assistance.',
    ar: 'ليست لديك صلاحية تعديل ملفك الشخصي. يرجى التواصل مع إدارة البوابة للحصول على المساعدة.',
  },
  errorTitle: { en: '❌ Error Loading Profile', ar: '❌ خطأ في تحميل الملف الشخصي' },
  retry: { en: 'Retry', ar: 'إعادة المحاولة' },
  notLoggedIn: { en: 'User not logged in', ar: 'لم يتم تسجيل الدخول' },
  fetchFailed: { en: 'Failed to fetch profile', ar: 'تعذّر جلب الملف الشخصي' },
  updateFailed: { en: 'Failed to update profile', ar: 'تعذّر تحديث الملف الشخصي' },
  countriesHtml: {
    en: 'Countries API returned HTML error page',
    ar: 'أعادت خدمة الدول صفحة خطأ HTML',
  },
  serverHtml: { en: 'Server returned HTML error page', ar: 'أعاد الخادم صفحة خطأ HTML' },
  server404: { en: 'Server returned 404 error page', ar: 'أعاد الخادم صفحة خطأ 404' },
});
