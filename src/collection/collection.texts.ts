import { defineTexts } from '#platform/i18n/texts.ts';

/**
 * Texts that all collections share. {one}, {One}, {many} and {Many} are what a collection calls its items; {One} and
 * {Many}
 * carry the article in Arabic.
 */
export const collectionTexts = defineTexts('collection', {
  status: { en: 'Status', ar: 'الحالة' },
  active: { en: 'Active', ar: 'نشط' },
  inactive: { en: 'Inactive', ar: 'غير نشط' },
  expired: { en: 'Expired', ar: 'منتهٍ' },
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  invalidYesNo: { en: 'Please enter Yes or No', ar: 'يرجى إدخال نعم أو لا' },
  invalidStatus: {
    en: 'Status must be Active or Inactive',
    ar: 'يجب أن تكون الحالة «نشط» أو «غير نشط»',
  },
  position: { en: 'Order', ar: 'الترتيب' },
  positionHelp: {
    en: 'Lower numbers are shown first',
    ar: 'تُعرض الأرقام الأصغر أولًا',
  },
  invalidPosition: {
    en: 'Please enter a whole number, such as 10',
    ar: 'يرجى إدخال عدد صحيح، مثل 10',
  },
  wrongCompanyType: {
    en: 'Companies of your type do not have {many}.',
    ar: 'لا تتوفر {Many} للشركات من نوع شركتك.',
  },
  tooMany: {
    en: 'A company can have at most {most} {many}',
    ar: 'الحد الأقصى من {Many} لكل شركة: {most}',
  },

  notFound: { en: '{One} not found', ar: 'لم يتم العثور على {One}' },
  notFoundOrDeleted: {
    en: '{One} not found or has been deleted',
    ar: 'لم يتم العثور على {One}، وربما سبق الحذف',
  },
  changedMeanwhile: {
    en: 'This was changed elsewhere in the meantime. Look at it in a new tab, or save again to keep what you wrote here.',
    ar: 'حُفظ تعديل آخر في هذه الأثناء. يمكن الاطلاع عليه في علامة تبويب جديدة، أو الحفظ مرة أخرى للإبقاء على ما كُتب هنا.',
  },
  gone: {
    en: '{One} was deleted or no longer exists',
    ar: 'سبق حذف {One} أو لم يعد العنصر موجودًا',
  },
  savedBefore: {
    en: '{One} was saved before, without your last changes. Please make them from the list',
    ar: 'سبق حفظ {One} من دون تعديلاتك الأخيرة. يرجى إدخالها من القائمة',
  },
  created: { en: '{One} created successfully!', ar: 'تم إنشاء {One} بنجاح!' },
  updated: { en: '{One} updated successfully!', ar: 'تم تحديث {One} بنجاح!' },
  deleted: { en: '{One} deleted successfully', ar: 'تم حذف {One} بنجاح' },
  statusUpdated: { en: 'Status updated successfully', ar: 'تم تحديث الحالة بنجاح' },
  bulkDeleted: {
    en: '{n} {one}(s) deleted successfully',
    ar: 'تم حذف {counted} بنجاح',
  },
  bulkActivated: {
    en: '{n} {one}(s) activated successfully',
    ar: 'تم تفعيل {counted} بنجاح',
  },
  bulkDeactivated: {
    en: '{n} {one}(s) deactivated successfully',
    ar: 'تم إلغاء تفعيل {counted} بنجاح',
  },

  people: {
    en: '{n, plural, =0 {none} other {#}}',
    ar: '{n, plural, =0 {لا أحد} zero {لا أحد} one {#} two {#} few {#} many {#} other {#}}',
  },
  newPeople: {
    en: '{n} new',
    ar: '{n, plural, zero {لا جديد} one {# جديد} two {# جديدان} few {# جدد} many {# جديدًا} other {# جديد}}',
  },
  viewOnSite: { en: 'View “{title}” on the site', ar: 'عرض «{title}» على الموقع' },
  viewSaved: { en: 'View on site', ar: 'عرض على الموقع' },
  picturesHelp: {
    en: 'Up to {n} pictures; the first is the main one. Drag them, or move them with the arrows.',
    ar: 'حتى {n, plural, zero {# صورة} one {صورة واحدة} two {صورتين} few {# صور} many {# صورة} other {# صورة}}، وأولاها هي الرئيسية. اسحب الصور أو انقلها بالأسهم.',
  },
  picturesLeftOut: {
    en: '{n, plural, one {# picture was left out} other {# pictures were left out}}: there is room for {most}.',
    ar: 'لم تُضف {n, plural, zero {# صورة} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}، فالعدد الأقصى {most}.',
  },
  pictureNumber: { en: 'Picture {n}', ar: 'الصورة {n}' },
  mainPicture: { en: 'Main', ar: 'الرئيسية' },
  moveEarlier: { en: 'Move picture {n} earlier', ar: 'تقديم الصورة {n}' },
  moveLater: { en: 'Move picture {n} later', ar: 'تأخير الصورة {n}' },
  removePicture: { en: 'Remove picture {n}', ar: 'إزالة الصورة {n}' },
  addPictures: { en: 'Add pictures', ar: 'إضافة صور' },
  reordered: { en: 'The order was saved', ar: 'تم حفظ الترتيب' },
  reorderFailed: { en: 'The order could not be saved', ar: 'تعذّر حفظ الترتيب' },
  moveUp: { en: 'Move “{title}” up', ar: 'نقل «{title}» إلى أعلى' },
  moveDown: { en: 'Move “{title}” down', ar: 'نقل «{title}» إلى أسفل' },
  columnChoice: { en: 'Columns', ar: 'الأعمدة' },
  columnChoiceLead: { en: 'Columns that are shown', ar: 'الأعمدة المعروضة' },

  add: { en: 'Add {One}', ar: 'إضافة {one}' },
  addShort: { en: 'Add', ar: 'إضافة' },
  importFile: { en: 'Import CSV', ar: 'استيراد CSV' },
  importShort: { en: 'Import', ar: 'استيراد' },
  search: { en: 'Search {many}...', ar: 'ابحث في {Many}…' },
  searchShort: { en: 'Search...', ar: 'بحث…' },
  statusFilter: { en: 'Filter by status', ar: 'تصفية حسب الحالة' },
  allStatus: { en: 'All Status', ar: 'كل الحالات' },
  activeOnly: { en: 'Active Only', ar: 'النشطة فقط' },
  inactiveOnly: { en: 'Inactive Only', ar: 'غير النشطة فقط' },
  total: { en: 'Total', ar: 'الإجمالي' },
  filtered: { en: 'Filtered', ar: 'بعد التصفية' },
  listFailed: { en: 'Failed to fetch {many}', ar: 'تعذّر جلب {Many}' },
  noneFound: { en: 'No {Many} Found', ar: 'لا توجد {many}' },
  noneMatch: {
    en: 'Nothing matches this search and filter.',
    ar: 'لا شيء يطابق هذا البحث وهذه التصفية.',
  },
  showAll: { en: 'Show all', ar: 'عرض الكل' },
  open: { en: 'Open', ar: 'فتح' },
  opensInNewTab: { en: '(opens in a new tab)', ar: '(يُفتح في علامة تبويب جديدة)' },
  edit: { en: 'Edit {title}', ar: 'تعديل {title}' },
  remove: { en: 'Delete {title}', ar: 'حذف {title}' },
  activate: { en: 'Activate {title}', ar: 'تفعيل {title}' },
  deactivate: { en: 'Deactivate {title}', ar: 'إلغاء تفعيل {title}' },
  deleteQuestion: { en: 'Delete this {one}?', ar: 'حذف {One}؟' },
  deleteWarning: {
    en: '“{title}” will be deleted. You can undo this for {s} seconds; after that nothing brings it back.',
    ar: 'سيُحذف «{title}». يمكنك التراجع خلال {s} ثوانٍ، وبعدها لا يمكن استرجاعه.',
  },
  bulkDeleteWarning: {
    en: 'You can undo this for {s} seconds; after that nothing brings them back.',
    ar: 'يمكنك التراجع خلال {s} ثوانٍ، وبعدها لا يمكن استرجاعها.',
  },
  closeInstead: { en: 'Deactivate instead', ar: 'إلغاء التفعيل بدلًا من الحذف' },
  closeInsteadHint: {
    en: 'Deactivating takes it off the portal and keeps everything, the people too.',
    ar: 'إلغاء التفعيل يخفي العنصر عن البوابة ويحفظ كل شيء، وقائمة الأشخاص أيضًا.',
  },
  mailsCannotBeUndone: {
    en: 'Mails that have gone out cannot be taken back.',
    ar: 'لا يمكن استرجاع الرسائل بعد إرسالها.',
  },
  undoOffer: {
    en: 'Deleted by mistake? Undo within {s} seconds.',
    ar: 'حُذف بالخطأ؟ يمكنك التراجع خلال {s} ثوانٍ.',
  },
  restored: {
    en: '{n} {one}(s) restored',
    ar: 'تم استرجاع {counted}',
  },
  undoTooLate: {
    en: 'It is too late to undo this',
    ar: 'فات وقت التراجع عن الحذف',
  },
  undoFailed: { en: 'The deletion could not be undone', ar: 'تعذّر التراجع عن الحذف' },
  deleteAnswer: { en: 'Delete', ar: 'حذف' },
  deleteFailed: { en: 'Failed to delete {one}', ar: 'تعذّر حذف {One}' },
  statusFailed: { en: 'Failed to update status', ar: 'تعذّر تحديث الحالة' },
  selected: {
    en: '{n, plural, one {# selected} other {# selected}}',
    ar: '{n, plural, zero {لم يُحدَّد شيء} one {عنصر واحد محدد} two {عنصران محددان} few {# عناصر محددة} many {# عنصرًا محددًا} other {# عنصر محدد}}',
  },
  selectAll: { en: 'Select all {n}', ar: 'تحديد الكل ({n})' },
  bulkAction: { en: 'Action for the selection', ar: 'إجراء على العناصر المحددة' },
  chooseAction: { en: 'Choose action', ar: 'اختر إجراءً' },
  bulkActivate: { en: 'Activate', ar: 'تفعيل' },
  bulkDeactivate: { en: 'Deactivate', ar: 'إلغاء التفعيل' },
  bulkDelete: { en: 'Delete', ar: 'حذف' },
  execute: { en: 'Execute', ar: 'تنفيذ' },
  clearSelection: { en: 'Clear Selection', ar: 'مسح التحديد' },
  bulkNothing: {
    en: 'Please select an action and at least one {one}',
    ar: 'يرجى اختيار إجراء وتحديد {one} أو أكثر',
  },
  bulkActivateQuestion: { en: 'Activate {counted}?', ar: 'تفعيل {counted}؟' },
  bulkDeactivateQuestion: { en: 'Deactivate {counted}?', ar: 'إلغاء تفعيل {counted}؟' },
  bulkDeleteQuestion: { en: 'Delete {counted}?', ar: 'حذف {counted}؟' },
  bulkMore: {
    en: '... and {n} more',
    ar: '… و{n, plural, zero {لا شيء غيرها} one {عنصر آخر} two {عنصران آخران} few {# عناصر أخرى} many {# عنصرًا آخر} other {# عنصر آخر}}',
  },
  bulkFailed: { en: 'Bulk operation failed', ar: 'تعذّر تنفيذ العملية الجماعية' },

  addHeading: { en: 'Add New {One}', ar: 'إضافة {one}' },
  editHeading: { en: 'Edit {One}', ar: 'تعديل {One}' },
  back: { en: 'Back to {many}', ar: 'العودة إلى {Many}' },
  create: { en: 'Create {One}', ar: 'إنشاء {One}' },
  creating: { en: 'Creating...', ar: 'جارٍ الإنشاء…' },
  update: { en: 'Update {One}', ar: 'تحديث {One}' },
  updating: { en: 'Updating...', ar: 'جارٍ التحديث…' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  searchKey: { en: 'Search', ar: 'البحث' },
  saveKey: { en: 'Save', ar: 'حفظ' },
  cancelKey: { en: 'Cancel', ar: 'إلغاء' },
  more: { en: 'More details (optional)', ar: 'تفاصيل إضافية (اختيارية)' },
  createFailed: { en: 'Failed to create {one}', ar: 'تعذّر إنشاء {One}' },
  updateFailed: { en: 'Failed to update {one}', ar: 'تعذّر تحديث {One}' },
  loadFailed: { en: 'Failed to load {one}', ar: 'تعذّر تحميل {One}' },
  noneToLoad: { en: 'Unable to Load {One}', ar: 'تعذّر تحميل {One}' },
  backSoon: { en: 'Taking you back to the list…', ar: 'جارٍ العودة إلى القائمة…' },
  invalidId: { en: 'Invalid {one} ID', ar: 'معرّف {One} غير صالح' },
  badRequest: {
    en: 'Bad request - Invalid data provided',
    ar: 'طلب غير صالح: البيانات المقدَّمة غير صحيحة',
  },
  unauthorized: {
    en: 'Unauthorized - Please log in again',
    ar: 'غير مصرّح: يرجى تسجيل الدخول مرة أخرى',
  },
  mayNotEdit: {
    en: 'You do not have permission to edit this {one}',
    ar: 'ليست لديك صلاحية تعديل {One}',
  },
  mayNotUpdate: {
    en: 'You do not have permission to update this {one}',
    ar: 'ليست لديك صلاحية تحديث {One}',
  },
  serverError: {
    en: 'Server error - Please try again later',
    ar: 'خطأ في الخادم: يرجى المحاولة لاحقًا',
  },
  otherError: { en: 'Server error: {status}', ar: 'خطأ في الخادم: {status}' },
});
