import { defineTexts } from '#platform/i18n/texts.ts';

export const dumpTexts = defineTexts('dump', {
  notOffered: {
    en: 'The operator does not offer the records as files.',
    ar: 'لا يوفر مشغّل البوابة السجلات في ملفات.',
  },
  notForTraining: {
    en: 'Records with "not_for_training": true belong to companies that forbid training models on them.',
    ar: 'السجلات التي تحمل ‎"not_for_training": true تعود إلى شركات لا تسمح باستخدامها في تدريب النماذج.',
  },
});
