import { defineTexts } from '#platform/i18n/texts.ts';

export const userDashboardTexts = defineTexts('user-dashboard', {
  dashboard: { en: 'Dashboard', ar: 'لوحة التحكم' },
  menu: { en: 'My account', ar: 'حسابي' },
  profile: { en: 'Profile', ar: 'الملف الشخصي' },
  myEvents: { en: 'My Events', ar: 'فعالياتي' },
  myJobs: { en: 'My Jobs', ar: 'وظائفي' },
  settings: { en: 'Settings', ar: 'الإعدادات' },
  logout: { en: 'Logout', ar: 'تسجيل الخروج' },
  myEventsTitle: { en: 'My Events', ar: 'فعالياتي' },
  myEventsLead: {
    en: 'Events you registered for, saved or attended.',
    ar: 'الفعاليات التي سجّلت فيها أو حفظتها أو حضرتها.',
  },
  noEvents: { en: 'No events yet', ar: 'لا توجد فعاليات بعد' },
  noEventsHint: {
    en: 'Register for an event or save it, and you will find it here.',
    ar: 'سجّل في فعالية أو احفظها لتجدها هنا.',
  },
  browseEvents: { en: 'Browse events', ar: 'تصفح الفعاليات' },
  myJobsTitle: { en: 'My Job Applications', ar: 'طلبات التوظيف الخاصة بي' },
  myJobsLead: {
    en: 'Where you applied and how each application stands.',
    ar: 'الوظائف التي تقدمت إليها وحالة كل طلب.',
  },
  noJobs: { en: 'No applications yet', ar: 'لا توجد طلبات بعد' },
  noJobsHint: {
    en: 'Jobs you apply for are listed here with their status.',
    ar: 'تظهر هنا الوظائف التي تتقدم إليها مع حالتها.',
  },
  browseJobs: { en: 'Browse jobs', ar: 'تصفح الوظائف' },
});
