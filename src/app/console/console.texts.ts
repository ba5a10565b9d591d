import { defineTexts } from '#platform/i18n/texts.ts';

export const adminTexts = defineTexts('admin', {
  console: { en: 'Console', ar: 'لوحة التشغيل' },
  menu: { en: 'Console menu', ar: 'قائمة لوحة التشغيل' },
  start: { en: 'Start', ar: 'نظرة عامة' },
  applications: { en: 'Applications', ar: 'طلبات العارضين' },
  companies: { en: 'Companies', ar: 'الشركات' },
  published: { en: 'Published content', ar: 'المحتوى المنشور' },
  showcase: { en: 'Showcase', ar: 'الشركاء وأبرز العارضين' },
  users: { en: 'Users', ar: 'المستخدمون' },
  security: { en: 'Two-step verification', ar: 'التحقق بخطوتين' },
  desk: { en: 'Waiting', ar: 'بانتظار القرار' },
  directory: { en: 'Directory', ar: 'الدليل' },
  site: { en: 'Site', ar: 'الموقع' },
  selling: { en: 'Plans and coupons', ar: 'الباقات والقسائم' },
  searching: { en: 'Search', ar: 'البحث' },
  safety: { en: 'Safety', ar: 'الأمان' },
  waiting: {
    en: '{n, plural, one {# waits} other {# wait}}',
    ar: '{n, plural, zero {لا شيء قيد الانتظار} one {واحد قيد الانتظار} two {اثنان قيد الانتظار} few {# قيد الانتظار} many {# قيد الانتظار} other {# قيد الانتظار}}',
  },
  audit: { en: 'Audit log', ar: 'سجل الإجراءات' },
  notOperator: { en: 'For operators only', ar: 'للمشغّلين فقط' },
  notOperatorHelp: {
    en: 'This account is not an operator’s.',
    ar: 'هذا الحساب لا يدير البوابة.',
  },
});
