import { defineTexts } from '#platform/i18n/texts.ts';

export const applicationStatusTexts = defineTexts('application-statuses', {
  applied: { en: 'Applied', ar: 'تم التقديم' },
  pending: { en: 'Pending', ar: 'قيد الانتظار' },
  reviewed: { en: 'Reviewed', ar: 'تمت المراجعة' },
  shortlisted: { en: 'Shortlisted', ar: 'القائمة المختصرة' },
  interview: { en: 'Interview', ar: 'مقابلة' },
  offered: { en: 'Offered', ar: 'عرض وظيفي' },
  hired: { en: 'Hired', ar: 'تم التوظيف' },
  rejected: { en: 'Rejected', ar: 'مرفوض' },
  withdrawn: { en: 'Withdrawn', ar: 'مسحوب' },
  unanswered: { en: 'No answer in time', ar: 'لم يصل رد في الموعد' },
});
