import { defineTexts } from '#platform/i18n/texts.ts';

/** Names of this feature's records in the operators' audit log. */
export const paymentsAuditTexts = defineTexts('payments-audit', {
  order: { en: 'Order', ar: 'طلب اشتراك' },
  coupon: { en: 'Coupon', ar: 'قسيمة' },
});

/** Names of the audit log's fields, by the key under which each is recorded. */
export const paymentsAuditFieldTexts = defineTexts('payments-audit-field', {
  total_minor: { en: 'Amount', ar: 'المبلغ' },
  discount_percent: { en: 'Discount in percent', ar: 'الخصم بالنسبة المئوية' },
  valid_from: { en: 'Valid from', ar: 'صالحة من' },
  valid_until: { en: 'Valid until', ar: 'صالحة حتى' },
  total_limit: { en: 'Uses altogether', ar: 'إجمالي الاستخدامات' },
  company_limit: { en: 'Uses by one company', ar: 'الاستخدامات لكل شركة' },
  used: { en: 'Used', ar: 'مرات الاستخدام' },
});
