import { defineTexts } from '#platform/i18n/texts.ts';

/**
 * The words all collections share. {one}, {One}, {many} and {Many} are what a collection calls its
 * items; in Arabic {One} and {Many} carry the article.
 */
export const collectionTexts = defineTexts('collection', {
  status: { en: 'Status', ar: 'الحالة' },
  active: { en: 'Active', ar: 'نشط' },
  inactive: { en: 'Inactive', ar: 'غير نشط' },
  expired: { en: 'Expired', ar: 'منتهي' },
  invalidDate: { en: 'Please enter a valid date', ar: 'يرجى إدخال تاريخ صحيح' },
  invalidStatus: {
    en: 'Status must be Active or Inactive',
    ar: 'يجب أن تكون الحالة نشط أو غير نشط',
  },
  wrongCompanyType: {
    en: 'Companies of your type do not have {many}.',
    ar: 'لا تتوفر {Many} لشركات من نوع شركتك.',
  },

  notFound: { en: '{One} not found', ar: 'لم يتم العثور على {One}' },
  notFoundOrDeleted: {
    en: '{One} not found or has been deleted',
    ar: 'لم يتم العثور على {One} أو تم الحذف',
  },
  created: { en: '{One} created successfully!', ar: 'تم إنشاء {One} بنجاح!' },
  updated: { en: '{One} updated successfully!', ar: 'تم تحديث {One} بنجاح!' },
  deleted: { en: '{One} deleted successfully', ar: 'تم حذف {One} بنجاح' },
  statusUpdated: { en: 'Status updated successfully', ar: 'تم تحديث الحالة بنجاح' },
  bulkDeleted: {
    en: '{n} {one}(s) deleted successfully',
    ar: 'تم الحذف بنجاح: {n} ({one})',
  },
  bulkActivated: {
    en: '{n} {one}(s) activated successfully',
    ar: 'تم التفعيل بنجاح: {n} ({one})',
  },
  bulkDeactivated: {
    en: '{n} {one}(s) deactivated successfully',
    ar: 'تم إلغاء التفعيل بنجاح: {n} ({one})',
  },
});
