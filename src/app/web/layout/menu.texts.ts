import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts of the menu on phones. */
export const menuTexts = defineTexts('menu', {
  logout: { en: 'Logout', ar: 'تسجيل الخروج' },
  logoutQuestion: {
    en: 'Are you sure you want to logout?',
    ar: 'هل تريد تسجيل الخروج؟',
  },
  dashboard: { en: 'Dashboard', ar: 'لوحة التحكم' },
  exhibitorAccount: { en: 'Exhibitor Account', ar: 'حساب عارض' },
  userAccount: { en: 'User Account', ar: 'حساب مستخدم' },
  exhibitorBadge: { en: 'Exhibitor', ar: 'عارض' },
  menu: { en: 'Menu', ar: 'القائمة' },
  appearance: { en: 'Language and appearance', ar: 'اللغة والمظهر' },
});
