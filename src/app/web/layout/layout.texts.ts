import { defineTexts } from '#platform/i18n/texts.ts';

export const layoutTexts = defineTexts('layout', {
  mainNavigation: { en: 'Main navigation', ar: 'التنقل الرئيسي' },
  products: { en: 'Products', ar: 'المنتجات' },
  catalogs: { en: 'Catalogs', ar: 'الكتالوجات' },
  companies: { en: 'Companies', ar: 'الشركات' },
  rx: { en: 'RX', ar: 'الأدوية' },
  events: { en: 'Events', ar: 'الفعاليات' },
  jobs: { en: 'Jobs', ar: 'الوظائف' },
  home: { en: 'Home', ar: 'الرئيسية' },
  login: { en: 'Login', ar: 'تسجيل الدخول' },
  openMenu: { en: 'Open menu', ar: 'فتح القائمة' },
  yourAccount: { en: 'Your account', ar: 'حسابك' },
  otherLanguage: { en: 'العربية', ar: 'English' },
  changeCountry: { en: 'Change country', ar: 'تغيير الدولة' },
  partners: { en: 'Our partners', ar: 'شركاؤنا' },
  loadingPage: { en: 'Loading page', ar: 'جارٍ تحميل الصفحة' },
  pageFailedTitle: { en: 'This page could not be shown', ar: 'تعذّر عرض هذه الصفحة' },
  pageFailed: {
    en: 'Something went wrong on our side. Try again, or go back to the home page.',
    ar: 'حدث خطأ من جانبنا. يرجى إعادة المحاولة أو العودة إلى الصفحة الرئيسية.',
  },
  offline: {
    en: 'You are offline. Check your connection and try again.',
    ar: 'لا يوجد اتصال بالإنترنت. يرجى التحقق من اتصالك وإعادة المحاولة.',
  },
});
