import { defineTexts } from '#platform/i18n/texts.ts';

export const contentTexts = defineTexts('content', {
  privacy: { en: 'Privacy Policy', ar: 'سياسة الخصوصية' },
  terms: { en: 'Terms & Conditions', ar: 'الشروط والأحكام' },
  cookies: { en: 'Cookie Policy', ar: 'سياسة ملفات تعريف الارتباط' },
  dataProtection: { en: 'Data Protection', ar: 'حماية البيانات' },
  legal: { en: 'Legal', ar: 'المعلومات القانونية' },
  legalPages: { en: 'Legal pages', ar: 'الصفحات القانونية' },
  notFound: { en: 'Content not found', ar: 'لم يتم العثور على المحتوى' },
  loading: { en: 'Loading...', ar: 'جارٍ التحميل…' },
  failed: { en: 'Failed to load content', ar: 'تعذّر تحميل المحتوى' },
  fallback: {
    en: 'This text could not be loaded just now. Try again, or write to us and we will send it to you.',
    ar: 'تعذّر تحميل هذا النص الآن. يرجى إعادة المحاولة أو مراسلتنا لنرسله إليك.',
  },
  contactUs: { en: 'Contact us', ar: 'تواصل معنا' },
});
