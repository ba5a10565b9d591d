import { defineTexts } from '#platform/i18n/texts.ts';

/** Names of this feature's records in the operators' audit log. */
export const accountsAuditTexts = defineTexts('accounts-audit', {
  account: { en: 'Account', ar: 'حساب' },
  secondFactor: { en: 'Two-step verification', ar: 'التحقق بخطوتين' },
});

/** Names of the audit log's fields, by the key under which each is recorded. */
export const accountsAuditFieldTexts = defineTexts('accounts-audit-field', {
  is_admin: { en: 'Operator', ar: 'مشغّل' },
  suspended_at: { en: 'Suspended since', ar: 'تاريخ إيقاف الحساب' },
  ended: { en: 'Sessions ended', ar: 'الجلسات المنهاة' },
  passkey: { en: 'Passkey', ar: 'مفتاح المرور' },
  required: { en: 'Required', ar: 'إلزامي' },
  enrolled: { en: 'Two-step verification set up', ar: 'تفعيل التحقق بخطوتين' },
});
