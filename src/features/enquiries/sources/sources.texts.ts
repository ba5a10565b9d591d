import { defineTexts } from '#platform/i18n/texts.ts';

export const sourcesTexts = defineTexts('lead-sources', {
  title: { en: 'Where interest comes from', ar: 'مصادر الاهتمام' },
  period: { en: 'Period', ar: 'الفترة' },
  days_30: { en: 'Last 30 days', ar: 'آخر 30 يومًا' },
  days_90: { en: 'Last 90 days', ar: 'آخر 90 يومًا' },
  enquiries: { en: 'Enquiries', ar: 'الاستفسارات' },
  requests: { en: 'Requests for quotation', ar: 'طلبات عروض الأسعار' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  website: { en: 'Website', ar: 'الموقع الإلكتروني' },
  brochure: { en: 'Brochures', ar: 'الكتيبات' },
  note: {
    en: 'Each visitor’s clicks are counted once a day, without recording who it was.',
    ar: 'تُحسب النقرات مرة واحدة في اليوم لكل زائر، من دون معرفة هويته.',
  },
  failed: { en: 'The figures could not be loaded', ar: 'تعذّر تحميل الأرقام' },
});
