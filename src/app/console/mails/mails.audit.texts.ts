import { defineTexts } from '#platform/i18n/texts.ts';

/** Names of this feature's records in the operators' audit log. */
export const mailsAuditTexts = defineTexts('mails-audit', {
  mail: { en: 'Mail', ar: 'بريد صادر' },
});

/** Names of the audit log's fields, by the key under which each is recorded. */
export const mailsAuditFieldTexts = defineTexts('mails-audit-field', {
  recipient: { en: 'Recipient', ar: 'المستلم' },
});
