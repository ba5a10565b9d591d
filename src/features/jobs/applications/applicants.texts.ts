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
  rejected: {
    en: '{n, plural, one {# applicant rejected} other {# applicants rejected}}',
    ar: '{n, plural, zero {لم يُرفض أحد} one {رُفض متقدّم واحد} two {رُفض متقدّمان} few {رُفض # متقدّمين} many {رُفض # متقدّمًا} other {رُفض # متقدّم}}',
  },
  undone: {
    en: '{n, plural, one {# rejection taken back; nobody was told} other {# rejections taken back; nobody was told}}',
    ar: '{n, plural, zero {لم يُتراجع عن شيء} one {تم التراجع عن رفض واحد، ولم يُبلَّغ أحد} two {تم التراجع عن رفضين، ولم يُبلَّغ أحد} few {تم التراجع عن رفض # متقدّمين، ولم يُبلَّغ أحد} many {تم التراجع عن رفض # متقدّمًا، ولم يُبلَّغ أحد} other {تم التراجع عن رفض # متقدّم، ولم يُبلَّغ أحد}}',
  },
  undoTooLate: {
    en: 'It is too late to take this back: the mail has gone.',
    ar: 'فات وقت التراجع: أُرسلت الرسالة.',
  },
  undoOffer: {
    en: 'The mail goes out in {s} seconds.',
    ar: 'ستُرسل الرسالة بعد {s} ثوانٍ.',
  },
  rejectQuestion: {
    en: '{n, plural, one {Reject # applicant?} other {Reject # applicants?}}',
    ar: '{n, plural, zero {رفض المتقدّمين؟} one {رفض متقدّم واحد؟} two {رفض متقدّمَين؟} few {رفض # متقدّمين؟} many {رفض # متقدّمًا؟} other {رفض # متقدّم؟}}',
  },
  rejectLead: {
    en: 'This is what they will read. You can take it back for {s} seconds; after that the mail has gone.',
    ar: 'هذا ما سيصلهم. يمكنك التراجع خلال {s} ثوانٍ، وبعدها تكون الرسالة قد أُرسلت.',
  },
  mailTo: { en: 'To {name} ({email})', ar: 'إلى {name} ({email})' },
  mailToAccount: {
    en: 'To {name}, at the address of their account',
    ar: 'إلى {name} على عنوان حسابه في البوابة',
  },
  previewFailed: { en: 'The mail could not be shown.', ar: 'تعذّر عرض الرسالة.' },
  nobodyToReject: {
    en: 'They have been rejected already, or have withdrawn.',
    ar: 'سبق رفضهم، أو سحبوا طلباتهم.',
  },
  reject: { en: 'Reject and mail', ar: 'رفض وإرسال الرسالة' },
  choose: { en: 'Choose {name}', ar: 'تحديد {name}' },
  chosen: {
    en: '{n, plural, one {# chosen} other {# chosen}}',
    ar: '{n, plural, zero {لم يُحدَّد أحد} one {متقدّم واحد محدد} two {متقدّمان محددان} few {# متقدّمين محددين} many {# متقدّمًا محددًا} other {# متقدّم محدد}}',
  },
  rejectChosen: { en: 'Reject…', ar: 'رفض…' },
  clearChosen: { en: 'Clear', ar: 'مسح التحديد' },
  hasWithdrawn: {
    en: 'The applicant has withdrawn this application.',
    ar: 'سُحب هذا الطلب من صاحبه.',
  },
});
