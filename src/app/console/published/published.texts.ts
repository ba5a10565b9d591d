import { defineTexts } from '#platform/i18n/texts.ts';

export const publishedTexts = defineTexts('admin-published', {
  title: { en: 'Published content', ar: 'المحتوى المنشور' },
  lead: {
    en: 'What companies show to visitors, the newest first. What should not be there can be taken down.',
    ar: 'ما تعرضه الشركات للزوار، الأحدث أولًا. يمكن سحب ما لا ينبغي عرضه.',
  },
  search: { en: 'Search the content...', ar: 'ابحث في المحتوى…' },
  kind: { en: 'Kind', ar: 'النوع' },
  all: { en: 'All kinds', ar: 'جميع الأنواع' },
  product: { en: 'Products', ar: 'المنتجات' },
  catalog: { en: 'Catalogs', ar: 'الكتالوجات' },
  event: { en: 'Events', ar: 'الفعاليات' },
  job: { en: 'Jobs', ar: 'الوظائف' },
  item: { en: 'Content', ar: 'المحتوى' },
  company: { en: 'Company', ar: 'الشركة' },
  added: { en: 'Added', ar: 'تاريخ الإضافة' },
  hide: { en: 'Hide', ar: 'إخفاء' },
  hideQuestion: { en: 'Hide {item}?', ar: 'إخفاء {item}؟' },
  hideHint: {
    en: 'Visitors no longer see it from their next page on. The company keeps it, switched off.',
    ar: 'لن يراه الزوار عند فتح أي صفحة بعد الآن. ويبقى لدى الشركة غير مفعّل.',
  },
  didHide: { en: 'Visitors no longer see it.', ar: 'لم يعد معروضًا للزوار.' },
  remove: { en: 'Delete', ar: 'حذف' },
  removeQuestion: { en: 'Delete {item}?', ar: 'حذف {item}؟' },
  removeHint: {
    en: 'It is gone for good, for the company too. Whoever is registered for an event is told by mail.',
    ar: 'يُحذف نهائيًا، لدى الشركة أيضًا. ويُبلَّغ المسجّلون في الفعالية بالبريد الإلكتروني.',
  },
  didRemove: { en: 'It was deleted.', ar: 'تم الحذف.' },
  deedOf: { en: '{deed}: {item}', ar: '{deed}: {item}' },
  unknown: { en: 'This is no longer there', ar: 'لم يعد هذا موجودًا' },
  noneFound: { en: 'Nothing found', ar: 'لا نتائج' },
  noneFoundHint: { en: 'Try other words or another kind.', ar: 'جرّب كلمات أخرى أو نوعًا آخر.' },
  loadFailed: { en: 'Failed to load the content', ar: 'تعذّر تحميل المحتوى' },
});
