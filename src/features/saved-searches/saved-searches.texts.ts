import { defineTexts } from '#platform/i18n/texts.ts';

export const savedSearchesTexts = defineTexts('saved-searches', {
  title: { en: 'Saved searches', ar: 'عمليات البحث المحفوظة' },
  lead: {
    en: 'What is new in these lists is mailed to you. A day or a week without news brings no mail.',
    ar: 'يصلك بالبريد كل جديد في هذه القوائم. ولا تُرسل رسالة في يوم أو أسبوع بلا جديد.',
  },
  pageTitle: { en: 'Save this search', ar: 'حفظ هذا البحث' },
  pageLead: {
    en: 'You get a mail when something new fits. One click in any of these mails stops them.',
    ar: 'تصلك رسالة عند ظهور جديد مطابق. ويمكنك إيقاف هذه الرسائل بنقرة واحدة من أي رسالة منها.',
  },
  name: { en: 'Name', ar: 'الاسم' },
  nameHelp: {
    en: 'It stands in the subject of the mails.',
    ar: 'يظهر هذا الاسم في عنوان الرسائل.',
  },
  nameMissing: { en: 'Give the search a name.', ar: 'أدخل اسمًا للبحث.' },
  every: { en: 'How often', ar: 'عدد مرات الإرسال' },
  day: { en: 'Daily', ar: 'يوميًا' },
  week: { en: 'Weekly', ar: 'أسبوعيًا' },
  save: { en: 'Save search', ar: 'حفظ البحث' },
  backToList: { en: 'Back to the list', ar: 'العودة إلى القائمة' },
  saved: { en: 'The search is saved.', ar: 'تم حفظ البحث.' },
  tooMany: {
    en: 'You have saved 50 searches. Delete one first.',
    ar: 'لديك 50 عملية بحث محفوظة. احذف إحداها أولًا.',
  },
  notFound: { en: 'This saved search no longer exists.', ar: 'لم يعد هذا البحث المحفوظ موجودًا.' },
  changed: { en: 'The search was changed.', ar: 'تم تعديل البحث.' },
  deleted: { en: 'The search was deleted.', ar: 'تم حذف البحث.' },
  none: { en: 'No saved searches', ar: 'لا توجد عمليات بحث محفوظة' },
  noneHint: {
    en: 'Narrow a list of products, events or jobs and choose “Save this search”.',
    ar: 'حدّد ما تريده في قائمة المنتجات أو الفعاليات أو الوظائف، ثم اختر «حفظ هذا البحث».',
  },
  loadFailed: {
    en: 'Your saved searches could not be loaded.',
    ar: 'تعذّر تحميل عمليات البحث المحفوظة.',
  },
  paused: { en: 'Paused', ar: 'متوقف مؤقتًا' },
  pause: { en: 'Pause', ar: 'إيقاف مؤقت' },
  pauseOf: { en: 'Pause: {name}', ar: 'إيقاف مؤقت: {name}' },
  resume: { en: 'Resume', ar: 'استئناف' },
  resumeOf: { en: 'Resume: {name}', ar: 'استئناف: {name}' },
  rename: { en: 'Rename', ar: 'إعادة التسمية' },
  renameOf: { en: 'Rename: {name}', ar: 'إعادة تسمية: {name}' },
  delete: { en: 'Delete', ar: 'حذف' },
  deleteOf: { en: 'Delete: {name}', ar: 'حذف: {name}' },
  deleteQuestion: { en: 'Delete “{name}”?', ar: 'هل تريد حذف «{name}»؟' },
  deleteHint: {
    en: 'No more mails come, and its feed ends.',
    ar: 'لن تصلك رسائل أخرى، وينتهي موجز هذا البحث.',
  },
  everyOf: { en: 'How often: {name}', ar: 'عدد مرات الإرسال: {name}' },
  copyFeed: { en: 'Copy feed address: {name}', ar: 'نسخ عنوان الموجز: {name}' },
  products: { en: 'Products in {country}', ar: 'المنتجات في {country}' },
  events: { en: 'Events in {country}', ar: 'الفعاليات في {country}' },
  jobs: { en: 'Jobs in {country}', ar: 'الوظائف في {country}' },
  failed: {
    en: 'That did not work. Please try again.',
    ar: 'تعذّر ذلك. يرجى المحاولة مرة أخرى.',
  },
  stopTitle: { en: 'Stop these mails', ar: 'إيقاف هذه الرسائل' },
  stopLead: {
    en: 'The search stays in your settings, where you can let it go on.',
    ar: 'يبقى البحث محفوظًا في إعداداتك، ويمكنك استئناف رسائله من هناك.',
  },
  stop: { en: 'Stop the mails', ar: 'إيقاف الرسائل' },
  stopped: {
    en: 'No more mails about this search will come.',
    ar: 'لن تصلك رسائل أخرى عن هذا البحث.',
  },
  noSuchAlert: {
    en: 'There are no mails to stop: the search was deleted.',
    ar: 'لا توجد رسائل لإيقافها: فقد حُذف هذا البحث.',
  },
});
