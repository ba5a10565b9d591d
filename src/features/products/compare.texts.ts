import { defineTexts } from '#platform/i18n/texts.ts';

export const compareTexts = defineTexts('compare', {
  title: { en: 'Compare products', ar: 'مقارنة المنتجات' },
  lead: {
    en: 'Up to four products side by side. You can share the address of this page.',
    ar: 'ما يصل إلى أربعة منتجات جنبًا إلى جنب. يمكن مشاركة رابط هذه الصفحة.',
  },
  add: { en: 'Compare', ar: 'قارن' },
  added: { en: 'In comparison', ar: 'ضمن المقارنة' },
  addNamed: { en: 'Compare {name}', ar: 'قارن {name}' },
  tray: { en: 'Products to compare', ar: 'منتجات للمقارنة' },
  chosen: {
    en: '{count} of {most} chosen',
    ar: 'اخترت {count} من {most}',
  },
  full: {
    en: 'You can compare four at most. Remove one first.',
    ar: 'الحد الأقصى أربعة منتجات. أزل واحدًا أولًا.',
  },
  open: { en: 'Compare now', ar: 'قارن الآن' },
  clear: { en: 'Clear', ar: 'مسح' },
  remove: { en: 'Remove', ar: 'إزالة' },
  removeNamed: { en: 'Remove {name}', ar: 'إزالة {name}' },
  fact: { en: 'Fact', ar: 'الحقيقة' },
  onlyOne: {
    en: 'Add another product to compare with: choose Compare on its card.',
    ar: 'أضف منتجًا آخر للمقارنة: اختر «قارن» على بطاقته.',
  },
  differs: { en: 'Differs', ar: 'مختلف' },
  differsMark: {
    en: 'The products differ where you see this mark',
    ar: 'تختلف المنتجات فيما يحمل هذه العلامة',
  },
  none: { en: 'Nothing to compare yet', ar: 'لا شيء للمقارنة بعد' },
  noneHint: {
    en: 'Choose Compare on products, then come back here.',
    ar: 'اختر «قارن» على المنتجات ثم عد إلى هنا.',
  },
  browse: { en: 'Browse products', ar: 'تصفّح المنتجات' },
  unitPrice: { en: 'Price per unit', ar: 'سعر الوحدة' },
  missing: { en: 'Not stated', ar: 'غير مذكور' },
  loading: { en: 'Loading comparison...', ar: 'جارٍ تحميل المقارنة…' },
  loadFailed: { en: 'The comparison could not be loaded', ar: 'تعذّر تحميل المقارنة' },
});
