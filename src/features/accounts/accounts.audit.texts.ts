import { defineTexts } from '#platform/i18n/texts.ts';

/** What the operators' log says of this feature. */
export const accountsAuditTexts = defineTexts('accounts-audit', {
  account: { en: 'Account', ar: 'حساب' },
  secondFactor: { en: 'Two-step verification', ar: 'التحقق بخطوتين' },
});

/** Fields by the names they are recorded under. */
export const accountsAuditFieldTexts = defineTexts('accounts-audit-field', {
  is_admin: { en: 'Operator', ar: 'مشغّل' },
  suspended_at: { en: 'Suspended since', ar: 'تاريخ إيقاف الحساب' },
  ended: { en: 'Sessions ended', ar: 'الجلسات المنهاة' },
  passkey: { en: 'Passkey', ar: 'مفتاح المرور' },
  required: { en: 'Required', ar: 'إلزامي' },
  enrolled: { en: 'Two-step verification set up', ar: 'تفعيل التحقق بخطوتين' },
});
