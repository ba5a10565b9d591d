import { defineTexts } from '#platform/i18n/texts.ts';

export const auditTexts = defineTexts('admin-audit', {
  title: { en: 'Audit log', ar: 'سجل الإجراءات' },
  lead: {
    en: 'Everything operators did. Nobody can change or delete an entry.',
    ar: 'كل ما فعله المشغّلون. لا يمكن لأحد تغيير قيد أو حذفه.',
  },
  actor: { en: 'Operator', ar: 'المشغّل' },
  actorHint: { en: 'E-mail of the operator', ar: 'بريد المشغّل' },
  subject: { en: 'Subject', ar: 'الموضوع' },
  allSubjects: { en: 'All subjects', ar: 'كل المواضيع' },
  action: { en: 'Action', ar: 'الإجراء' },
  allActions: { en: 'All actions', ar: 'كل الإجراءات' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  dayInvalid: {
    en: '{field} must be a day, such as 2026-05-31',
    ar: 'يجب أن يكون الحقل {field} يومًا مثل 2026-05-31',
  },
  when: { en: 'When', ar: 'متى' },
  what: { en: 'What', ar: 'ماذا' },
  changes: { en: 'What changed', ar: 'ما الذي تغيّر' },
  before: { en: 'Before', ar: 'قبل' },
  after: { en: 'After', ar: 'بعد' },
  nothing: { en: 'nothing', ar: 'لا شيء' },
  noChanges: { en: 'No values were changed', ar: 'لم تتغيّر قيم' },
  export: { en: 'Export CSV', ar: 'تصدير CSV' },
  exportFailed: { en: 'The export failed', ar: 'تعذّر التصدير' },
  empty: { en: 'Nothing found', ar: 'لا نتائج' },
  emptyHint: {
    en: 'No entry matches. Every change in this console is noted here.',
    ar: 'لا قيد يطابق. يُسجَّل هنا كل تغيير في هذه اللوحة.',
  },
  showAll: { en: 'Show all', ar: 'عرض الكل' },
  failed: { en: 'Failed to load the audit log', ar: 'تعذّر تحميل السجل' },
});

/** The words for what is known; the log also takes what others add later. */
export const auditSubjectTexts = defineTexts('admin-audit-subject', {
  company: { en: 'Company', ar: 'شركة' },
  account: { en: 'Account', ar: 'حساب' },
  'partner-logos': { en: 'Partner logos', ar: 'شعارات الشركاء' },
  'top-exhibitors': { en: 'Top exhibitors', ar: 'أبرز العارضين' },
  'second-factor': { en: 'Second factor', ar: 'العامل الثاني' },
});

export const auditActionTexts = defineTexts('admin-audit-action', {
  create: { en: 'created', ar: 'إنشاء' },
  update: { en: 'changed', ar: 'تعديل' },
  delete: { en: 'deleted', ar: 'حذف' },
  status: { en: 'status changed', ar: 'تغيير الحالة' },
  approve: { en: 'approved', ar: 'قبول' },
  reject: { en: 'rejected', ar: 'رفض' },
  restrict: { en: 'restricted', ar: 'تقييد' },
  lift: { en: 'restriction lifted', ar: 'رفع التقييد' },
  suspend: { en: 'suspended', ar: 'إيقاف' },
  reinstate: { en: 'suspension lifted', ar: 'رفع الإيقاف' },
  'grant-role': { en: 'made an operator', ar: 'تعيين مشغّل' },
  'take-role': { en: 'operator’s role taken', ar: 'سحب دور المشغّل' },
  'end-sessions': { en: 'sessions ended', ar: 'إنهاء الجلسات' },
  order: { en: 'ordered', ar: 'ترتيب' },
  enrol: { en: 'set up', ar: 'إعداد' },
  remove: { en: 'removed', ar: 'إزالة' },
  'renew-codes': { en: 'recovery codes renewed', ar: 'تجديد رموز الاسترداد' },
  'recovery-code': { en: 'recovery code used', ar: 'استخدام رمز استرداد' },
  require: { en: 'requirement changed', ar: 'تغيير الإلزام' },
});
