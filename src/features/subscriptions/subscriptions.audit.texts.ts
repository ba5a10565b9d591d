import { defineTexts } from '#platform/i18n/texts.ts';

/** What the operators' log says of this feature. */
export const subscriptionsAuditTexts = defineTexts('subscriptions-audit', {
  plan: { en: 'Plan', ar: 'باقة' },
});

/** Fields by the names they are recorded under. */
export const subscriptionsAuditFieldTexts = defineTexts('subscriptions-audit-field', {
  price_minor: { en: 'Price per month', ar: 'السعر الشهري' },
});
