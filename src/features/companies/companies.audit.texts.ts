import { defineTexts } from '#platform/i18n/texts.ts';

/** Names of this feature's records in the operators' audit log. */
export const companiesAuditTexts = defineTexts('companies-audit', {
  company: { en: 'Company', ar: 'شركة' },
  partnerLogos: { en: 'Partner logos', ar: 'شعارات الشركاء' },
  topExhibitors: { en: 'Top exhibitors', ar: 'أبرز العارضين' },
});

/** Names of the audit log's fields, by the key under which each is recorded. */
export const companiesAuditFieldTexts = defineTexts('companies-audit-field', {
  owner_email: { en: 'Owner', ar: 'المالك' },
  email_confirmed: { en: 'E-mail confirmed', ar: 'البريد الإلكتروني مؤكَّد' },
  type: { en: 'Company type', ar: 'نوع الشركة' },
  exhibitor_status: { en: 'Standing', ar: 'حالة العارض' },
  listed: { en: 'Shown to visitors', ar: 'معروضة للزوار' },
  decision_reason: { en: 'Reason', ar: 'السبب' },
  coupons_allowed: { en: 'May use coupons', ar: 'يمكنها استخدام القسائم' },
  partner_position: { en: 'Place among partners', ar: 'الترتيب بين الشركاء' },
  top_position: { en: 'Place among top exhibitors', ar: 'الترتيب بين أبرز العارضين' },
  plan: { en: 'Given plan', ar: 'الباقة الممنوحة' },
  ends_on: { en: 'Last day', ar: 'آخر يوم' },
});
