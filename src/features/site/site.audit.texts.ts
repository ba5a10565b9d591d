import { defineTexts } from '#platform/i18n/texts.ts';

/** Names of this feature's records in the operators' audit log. */
export const siteAuditTexts = defineTexts('site-audit', {
  message: { en: 'Message', ar: 'رسالة' },
  sponsorLine: { en: 'Sponsor line', ar: 'عبارة رعاية' },
  sponsorLogo: { en: 'Sponsor logo', ar: 'شعار راعٍ' },
  faqItem: { en: 'Question', ar: 'سؤال' },
  exchangeRate: { en: 'Exchange rate', ar: 'سعر صرف' },
  legalPage: { en: 'Legal page', ar: 'صفحة قانونية' },
  settings: { en: 'Settings', ar: 'الإعدادات' },
});

/** Names of the audit log's fields, by the key under which each is recorded. */
export const siteAuditFieldTexts = defineTexts('site-audit-field', {
  assignee: { en: 'Looked after by', ar: 'مسؤول المتابعة' },
  answer: { en: 'Answer', ar: 'الإجابة' },
  answer_ar: { en: 'Answer in Arabic', ar: 'الإجابة بالعربية' },
  question: { en: 'Question', ar: 'السؤال' },
  question_ar: { en: 'Question in Arabic', ar: 'السؤال بالعربية' },
  countries: { en: 'Countries', ar: 'الدول' },
  hyperlink: { en: 'Link', ar: 'الرابط' },
  per_dollar: { en: 'For one US dollar', ar: 'مقابل دولار أمريكي واحد' },
  day: { en: 'Day of the rate', ar: 'تاريخ السعر' },
  starts_on: { en: 'First day', ar: 'أول يوم' },
  ends_on: { en: 'Last day', ar: 'آخر يوم' },
});
