import { defineTexts } from '#platform/i18n/texts.ts';

export const exhibitorDashboardTexts = defineTexts('exhibitor-dashboard', {
  dashboard: { en: 'Exhibitor Dashboard', ar: 'لوحة العارض' },
  menu: { en: 'Menu', ar: 'القائمة' },
  navigationError: { en: 'Navigation Error', ar: 'خطأ في القائمة' },
  yourCompany: { en: 'Your Company', ar: 'شركتك' },

  profile: { en: 'Profile', ar: 'ملف الشركة' },
  listings: { en: 'Listings', ar: 'ما تعرضه' },
  company: { en: 'Company', ar: 'الشركة' },
  companyInformation: { en: 'Company Information', ar: 'معلومات الشركة' },
  account: { en: 'Account', ar: 'الحساب' },
  newApplicants: {
    en: '{n, plural, one {# new applicant} other {# new applicants}}',
    ar: '{n, plural, zero {لا متقدّمين جدد} one {متقدّم جديد واحد} two {متقدّمان جديدان} few {# متقدّمين جدد} many {# متقدّمًا جديدًا} other {# متقدّم جديد}}',
  },
  unreadEnquiries: {
    en: '{n, plural, one {# unread enquiry} other {# unread enquiries}}',
    ar: '{n, plural, zero {لا استفسارات غير مقروءة} one {استفسار واحد غير مقروء} two {استفساران غير مقروءين} few {# استفسارات غير مقروءة} many {# استفسارًا غير مقروء} other {# استفسار غير مقروء}}',
  },
  billing: { en: 'Billing', ar: 'الفوترة' },
  settings: { en: 'Settings', ar: 'الإعدادات' },
  logout: { en: 'Logout', ar: 'تسجيل الخروج' },
  logoutQuestion: {
    en: 'Are you sure you want to logout?',
    ar: 'هل تريد تسجيل الخروج؟',
  },
  logoutHint: {
    en: 'You will be asked for a code the next time you sign in.',
    ar: 'سيُطلب منك رمز عند تسجيل الدخول في المرة القادمة.',
  },
  settingsTitle: { en: 'Account Settings', ar: 'إعدادات الحساب' },
  settingsLead: {
    en: 'Your mode, your devices and your data.',
    ar: 'وضع الاستخدام، وأجهزتك، وبياناتك.',
  },
  modeTitle: { en: 'Exhibitor Mode', ar: 'وضع العارض' },
  modeLead: {
    en: 'Switch it off to use the portal as a job seeker. Your company stays listed.',
    ar: 'أوقفه لاستخدام البوابة بصفة باحث عن عمل. تبقى شركتك مدرجة.',
  },

  typeNone: { en: 'Company', ar: 'شركة' },

  status0: { en: 'Inactive', ar: 'غير نشطة' },
  status1: { en: 'Active', ar: 'نشطة' },
  status2: { en: 'Pending', ar: 'قيد الانتظار' },
  status3: { en: 'Suspended', ar: 'مقيّدة' },
  statusUnknown: { en: 'Unknown', ar: 'غير معروفة' },
});
