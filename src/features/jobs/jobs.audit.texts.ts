import { defineTexts } from '#platform/i18n/texts.ts';

/** Names of this feature's records in the operators' audit log. */
export const jobsAuditTexts = defineTexts('jobs-audit', {
  job: { en: 'Job', ar: 'وظيفة' },
});
