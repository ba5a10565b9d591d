import { defineTexts } from '#platform/i18n/texts.ts';

export const applicantsTexts = defineTexts('applicants', {
  title: { en: 'Applicants', ar: 'المتقدّمون' },
  back: { en: 'Back to jobs', ar: 'العودة إلى الوظائف' },
  all: { en: 'All', ar: 'الكل' },
  stages: { en: 'Stages', ar: 'المراحل' },
  search: { en: 'Search by name or email', ar: 'ابحث بالاسم أو البريد الإلكتروني' },
  loading: { en: 'Loading applicants...', ar: 'جارٍ تحميل المتقدّمين…' },
  loadFailed: { en: 'Unable to load the applicants', ar: 'تعذّر تحميل المتقدّمين' },
  none: { en: 'No applicants yet', ar: 'لا يوجد متقدّمون بعد' },
  noneHint: {
    en: 'You get a mail as soon as somebody applies.',
    ar: 'ستصلك رسالة فور تقدّم أحد.',
  },
  noMatch: { en: 'Nobody matches', ar: 'لا أحد يطابق البحث' },
  noMatchHint: {
    en: 'Choose another stage, or other words.',
    ar: 'اختر مرحلة أخرى أو كلمات أخرى.',
  },
  showAll: { en: 'Show all', ar: 'عرض الكل' },
  appliedOn: { en: 'Applied on {date}', ar: 'تاريخ التقديم: {date}' },
  cvOpened: { en: 'CV opened {time}', ar: 'فُتحت السيرة الذاتية في {time}' },
  openCv: { en: 'CV', ar: 'السيرة الذاتية' },
  noCv: { en: 'The CV is no longer kept', ar: 'لم تعد السيرة الذاتية محفوظة' },
  cvNotice: {
    en: 'Applicants see when you open their CV.',
    ar: 'يرى المتقدّمون متى تفتح سيرهم الذاتية.',
  },
  cvFailed: { en: 'The CV could not be fetched.', ar: 'تعذّر جلب السيرة الذاتية.' },
  stage: { en: 'Stage', ar: 'المرحلة' },
  move: { en: 'Move and tell them', ar: 'نقل المتقدّم وإبلاغه' },
  notes: { en: 'Notes', ar: 'ملاحظات' },
  notesHelp: { en: 'Only your company sees them.', ar: 'لا يراها سوى شركتك.' },
  saveNotes: { en: 'Save note', ar: 'حفظ الملاحظة' },
  failed: {
    en: 'That did not work. Please try again.',
    ar: 'تعذّر تنفيذ ذلك. يرجى المحاولة مرة أخرى.',
  },
  moved: { en: '{name}: {status}', ar: '{name}: {status}' },
  saved: { en: 'Note saved', ar: 'تم حفظ الملاحظة' },
  hasWithdrawn: {
    en: 'The applicant has withdrawn this application.',
    ar: 'سُحب هذا الطلب من صاحبه.',
  },
});
