import { defineTexts } from '#platform/i18n/texts.ts';

export const servicesTexts = defineTexts('services', {
  loading: { en: 'Loading services...', ar: 'جارٍ تحميل الخدمات…' },
  failed: { en: 'Failed to load services', ar: 'تعذّر تحميل الخدمات' },
  sendEnquiry: { en: 'Send enquiry', ar: 'إرسال استفسار' },
  learnMore: { en: 'Learn more', ar: 'اعرف المزيد' },
  opensInNewTab: { en: '(opens in a new tab)', ar: '(يُفتح في علامة تبويب جديدة)' },
});
