import { defineTexts } from '#platform/i18n/texts.ts';

export const footerTexts = defineTexts('footer', {
  platform: { en: 'Platform', ar: 'المنصة' },
  services: { en: 'Services', ar: 'الخدمات' },
  support: { en: 'Support & Community', ar: 'الدعم والمجتمع' },
  legal: { en: 'Legal', ar: 'المعلومات القانونية' },
  listYourBusiness: { en: 'List Your Business', ar: 'أدرج شركتك' },
  subscription: { en: 'Subscription', ar: 'الاشتراك' },
  advertising: { en: 'Advertising', ar: 'الإعلان' },
  helpCenter: { en: 'Help Center', ar: 'مركز المساعدة' },
  medicalBlog: { en: 'Medical Blog', ar: 'المدونة الطبية' },
  contactUs: { en: 'Contact us', ar: 'تواصل معنا' },
  faq: { en: 'Frequently Asked Questions', ar: 'الأسئلة الشائعة' },
  medicines: { en: 'Medicines (RX)', ar: 'دليل الأدوية' },
  industryNews: { en: 'Industry News', ar: 'أخبار القطاع' },
  privacy: { en: 'Privacy Policy', ar: 'سياسة الخصوصية' },
  terms: { en: 'Terms & Conditions', ar: 'الشروط والأحكام' },
  cookies: { en: 'Cookie Policy', ar: 'سياسة ملفات تعريف الارتباط' },
  dataProtection: { en: 'Data Protection', ar: 'حماية البيانات' },
  copyright: {
    en: '© {years} {site}. All rights reserved.',
    ar: '© {years} {site}. جميع الحقوق محفوظة.',
  },
});
