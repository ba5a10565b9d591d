import { defineTexts } from '#platform/i18n/texts.ts';

export const userDashboardTexts = defineTexts('user-dashboard', {
  dashboard: { en: 'Dashboard', ar: 'لوحة التحكم' },
  menu: { en: 'My account', ar: 'حسابي' },
  profile: { en: 'Profile', ar: 'الملف الشخصي' },
  myEvents: { en: 'My Events', ar: 'فعالياتي' },
  myJobs: { en: 'My Jobs', ar: 'وظائفي' },
  settings: { en: 'Settings', ar: 'الإعدادات' },
  logout: { en: 'Logout', ar: 'تسجيل الخروج' },
  search: { en: 'Search your account', ar: 'ابحث في حسابك' },
  searching: { en: 'Searching…', ar: 'جارٍ البحث…' },
  nothingFound: { en: 'Nothing found for “{words}”', ar: 'لا نتائج لـ«{words}»' },
  searchFailed: {
    en: 'Your applications and events could not be searched.',
    ar: 'تعذّر البحث في طلباتك وفعالياتك.',
  },
  notifications: { en: 'Notifications', ar: 'الإشعارات' },
  newJobs: {
    en: '{count, plural, one {# new job opportunity} other {# new job opportunities}}',
    ar: '{count, plural, zero {لا فرص عمل جديدة} one {فرصة عمل جديدة واحدة} two {فرصتا عمل جديدتان} few {# فرص عمل جديدة} many {# فرصة عمل جديدة} other {# فرصة عمل جديدة}}',
  },
  upcomingEvents: {
    en: '{count, plural, one {# upcoming event} other {# upcoming events}}',
    ar: '{count, plural, zero {لا فعاليات قادمة} one {فعالية قادمة واحدة} two {فعاليتان قادمتان} few {# فعاليات قادمة} many {# فعالية قادمة} other {# فعالية قادمة}}',
  },
  profileCompletion: {
    en: 'Profile completion {percent}%',
    ar: 'اكتمال الملف الشخصي {percent}%',
  },
  notificationsFailed: {
    en: 'Notifications could not be loaded.',
    ar: 'تعذّر تحميل الإشعارات.',
  },
});
