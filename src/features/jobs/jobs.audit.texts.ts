import { defineTexts } from '#platform/i18n/texts.ts';

/** What the operators' log says of this feature. */
export const jobsAuditTexts = defineTexts('jobs-audit', {
  job: { en: 'Job', ar: 'وظيفة' },
});
