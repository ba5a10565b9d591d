import { defineTexts } from '#platform/i18n/texts.ts';

export const applicantsTexts = defineTexts('applicants', {
  moved: { en: '{name}: {status}', ar: '{name}: {status}' },
  saved: { en: 'Note saved', ar: 'تم حفظ الملاحظة' },
  hasWithdrawn: {
    en: 'The applicant has withdrawn this application.',
    ar: 'سحب المتقدّم هذا الطلب.',
  },
});
