import { defineTexts } from '#platform/i18n/texts.ts';

/** Names of this feature's records in the operators' audit log. */
export const subscriptionsAuditTexts = defineTexts('subscriptions-audit', {
  plan: { en: 'Plan', ar: 'باقة' },
});

/** Names of the audit log's fields, by the key under which each is recorded. */
export const subscriptionsAuditFieldTexts = defineTexts('subscriptions-audit-field', {
  price_minor: { en: 'Price per month', ar: 'السعر الشهري' },
});
