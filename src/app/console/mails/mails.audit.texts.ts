import { defineTexts } from '#platform/i18n/texts.ts';

/** What the operators' log says of this feature. */
export const mailsAuditTexts = defineTexts('mails-audit', {
  mail: { en: 'Mail', ar: 'بريد صادر' },
});

/** Fields by the names they are recorded under. */
export const mailsAuditFieldTexts = defineTexts('mails-audit-field', {
  recipient: { en: 'Recipient', ar: 'المستلم' },
});
