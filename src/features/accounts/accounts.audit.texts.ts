import { defineTexts } from '#platform/i18n/texts.ts';

/** What the operators' log says of this feature. */
export const accountsAuditTexts = defineTexts('accounts-audit', {
  account: { en: 'Account', ar: 'حساب' },
  secondFactor: { en: 'Second factor', ar: 'العامل الثاني' },
});

/** Fields by the names they are recorded under. */
export const accountsAuditFieldTexts = defineTexts('accounts-audit-field', {
  is_admin: { en: 'Operator', ar: 'مشغّل' },
  suspended_at: { en: 'Suspended since', ar: 'موقوف منذ' },
  ended: { en: 'Sessions ended', ar: 'الجلسات المنهاة' },
  enrolled: { en: 'Second factor set up', ar: 'العامل الثاني مُعدّ' },
  required: { en: 'Required', ar: 'إلزامي' },
});
