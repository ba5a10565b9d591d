import { defineTexts } from '#platform/i18n/texts.ts';

export const exampleTexts = defineTexts('example-questions', {
  forExample: { en: 'For example', ar: 'على سبيل المثال' },
  thing: { en: 'infusion pumps in Kuwait', ar: 'مضخات تسريب في الكويت' },
  job: { en: 'nursing jobs in Dubai', ar: 'وظائف تمريض في دبي' },
  event: { en: 'dental events next month', ar: 'فعاليات طب الأسنان الشهر القادم' },
});
