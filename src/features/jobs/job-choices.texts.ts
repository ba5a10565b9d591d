import { defineTexts } from '#platform/i18n/texts.ts';

/** Labels of the filters and orders of the job list. */
export const jobChoicesTexts = defineTexts('job-choices', {
  profession: { en: 'Profession', ar: 'المهنة' },
  employment: { en: 'Employment', ar: 'نوع العمل' },
  pay: { en: 'Monthly pay', ar: 'الراتب الشهري' },
  posted: { en: 'Posted', ar: 'تاريخ النشر' },
  lastDay: { en: 'Today', ar: 'اليوم' },
  lastThreeDays: { en: 'Last 3 days', ar: 'آخر 3 أيام' },
  lastWeek: { en: 'Last 7 days', ar: 'آخر 7 أيام' },
  lastMonth: { en: 'Last 30 days', ar: 'آخر 30 يومًا' },
  newest: { en: 'Newest', ar: 'الأحدث' },
  closing: { en: 'Closing soon', ar: 'تُغلق قريبًا' },
  bestPaid: { en: 'Highest pay', ar: 'الأعلى راتبًا' },
  total: {
    en: '{count, plural, one {# open job} other {# open jobs}}',
    ar: '{count, plural, zero {لا وظائف متاحة} one {وظيفة واحدة متاحة} two {وظيفتان متاحتان} few {# وظائف متاحة} many {# وظيفة متاحة} other {# وظيفة متاحة}}',
  },
});
