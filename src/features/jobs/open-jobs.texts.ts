import { defineTexts } from '#platform/i18n/texts.ts';

export const openJobsTexts = defineTexts('open-jobs', {
  title: { en: 'Open jobs', ar: 'الوظائف المتاحة' },
  all: { en: 'All jobs', ar: 'كل الوظائف' },
});
