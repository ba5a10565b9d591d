import { defineTexts } from '#platform/i18n/texts.ts';

export const siteTexts = defineTexts('site', {
  name: { en: 'Mai Medical', ar: 'ماي الطبية' },
  tagline: {
    en: 'Connecting The Arabian Medical Community',
    ar: 'نربط المجتمع الطبي العربي',
  },
  settingsFailed: { en: 'Failed to fetch system settings', ar: 'تعذّر جلب إعدادات الموقع' },
  settingsHtml: {
    en: 'System settings API returned HTML error page',
    ar: 'أعادت واجهة إعدادات الموقع صفحة خطأ HTML',
  },
});
