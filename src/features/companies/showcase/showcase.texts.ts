import { defineTexts } from '#platform/i18n/texts.ts';

export const showcaseTexts = defineTexts('admin-showcase', {
  title: { en: 'Partners and top exhibitors', ar: 'الشركاء وأبرز العارضين' },
  lead: {
    en: 'Two lists whose order you make by hand. Visitors see a change on their next page.',
    ar: 'قائمتان تُرتَّبان يدويًا. يظهر التغيير للزوار عند فتح الصفحة التالية.',
  },
  lists: { en: 'Lists', ar: 'القوائم' },
  partners: { en: 'Partner logos', ar: 'شعارات الشركاء' },
  top: { en: 'Top exhibitors', ar: 'أبرز العارضين' },
  country: { en: 'Country', ar: 'الدولة' },
  countryRequired: { en: 'Please choose a country', ar: 'يرجى اختيار دولة' },
  order: { en: 'Order', ar: 'الترتيب' },
  up: { en: 'Move {company} up', ar: 'نقل {company} إلى أعلى' },
  down: { en: 'Move {company} down', ar: 'نقل {company} إلى أسفل' },
  remove: { en: 'Take {company} off the list', ar: 'إزالة {company} من القائمة' },
  notListed: { en: 'Not listed, so not shown', ar: 'غير مدرجة، فلا تظهر للزوار' },
  add: { en: 'Add', ar: 'إضافة' },
  addOf: { en: 'Add {company}', ar: 'إضافة {company}' },
  addTitle: { en: 'Add a company', ar: 'إضافة شركة' },
  search: { en: 'Search companies...', ar: 'ابحث عن شركة…' },
  noneFound: { en: 'No other company matches.', ar: 'لا توجد شركة أخرى مطابقة.' },
  empty: { en: 'Nobody is on this list', ar: 'القائمة خالية' },
  emptyHint: { en: 'Search for a company and add it.', ar: 'ابحث عن شركة وأضفها.' },
  saved: { en: 'The list was changed.', ar: 'تم تعديل القائمة.' },
  repeated: {
    en: 'A company can stand on a list once.',
    ar: 'لا يمكن إدراج الشركة في القائمة أكثر من مرة.',
  },
  foreign: {
    en: 'A company of another country or one that is not there',
    ar: 'شركة من دولة أخرى أو غير موجودة',
  },
  noAds: {
    en: 'The {plan} of {company} includes no ads, and top exhibitors are ads.',
    ar: 'لا تشمل باقة «{company}» ({plan}) الإعلانات، وقائمة أبرز العارضين إعلان.',
  },
  failed: { en: 'Failed to load the list', ar: 'تعذّر تحميل القائمة' },
});
