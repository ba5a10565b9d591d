import { defineTexts } from '#platform/i18n/texts.ts';

export const savedJobsTexts = defineTexts('saved-jobs', {
  save: { en: 'Save job', ar: 'حفظ الوظيفة' },
  unsave: { en: 'Saved', ar: 'محفوظة' },
  saved: { en: 'The job is saved.', ar: 'تم حفظ الوظيفة.' },
  unsaved: { en: 'The job is no longer saved.', ar: 'لم تعد الوظيفة محفوظة.' },
  tooMany: {
    en: 'You have saved 200 jobs. Remove one first.',
    ar: 'لديك 200 وظيفة محفوظة. أزل إحداها أولًا.',
  },
  failed: {
    en: 'That did not work. Please try again.',
    ar: 'تعذّر ذلك. يرجى المحاولة مرة أخرى.',
  },
  browse: { en: 'Browse jobs', ar: 'تصفّح الوظائف' },
  none: { en: 'No saved jobs', ar: 'لا توجد وظائف محفوظة' },
  noneHint: {
    en: 'Save a job on its page to find it again here.',
    ar: 'احفظ أي وظيفة من صفحتها لتجدها هنا.',
  },
  loading: { en: 'Loading your saved jobs...', ar: 'جارٍ تحميل وظائفك المحفوظة…' },
  loadFailed: { en: 'Unable to load your saved jobs', ar: 'تعذّر تحميل وظائفك المحفوظة' },
  applyBy: { en: 'Apply by {date}', ar: 'آخر موعد للتقديم: {date}' },
  over: { en: 'No longer open', ar: 'لم تعد متاحة' },
  remove: { en: 'Remove', ar: 'إزالة' },
  removeOf: { en: 'Remove: {job}', ar: 'إزالة: {job}' },
});
