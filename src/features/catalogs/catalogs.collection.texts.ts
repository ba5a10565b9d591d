import { defineTexts } from '#platform/i18n/texts.ts';

export const catalogsCollectionTexts = defineTexts('catalogs-collection', {
  one: { en: 'catalog', ar: 'كتالوج' },
  One: { en: 'Catalog', ar: 'الكتالوج' },
  many: { en: 'catalogs', ar: 'كتالوجات' },
  Many: { en: 'Catalogs', ar: 'الكتالوجات' },
  counted: {
    en: '{n, plural, one {# catalog} other {# catalogs}}',
    ar: '{n, plural, zero {# كتالوج} one {كتالوج واحد} two {كتالوجين} few {# كتالوجات} many {# كتالوجًا} other {# كتالوج}}',
  },
  none: {
    en: 'Upload a PDF or link to one: its first page becomes the cover that visitors see.',
    ar: 'ارفع ملف PDF أو أضف رابطه، وتصبح صفحته الأولى الغلاف الذي يراه الزوار.',
  },
  heading: { en: 'Catalog Management', ar: 'إدارة الكتالوجات' },
  addManual: { en: 'Add Manual', ar: 'إضافة يدوية' },
  noneToLoad: { en: 'Catalog Not Found', ar: 'لم يتم العثور على الكتالوج' },
  title: { en: 'Title', ar: 'العنوان' },
  titleRequired: { en: 'Title is required', ar: 'العنوان مطلوب' },
  subtitle: { en: 'Subtitle', ar: 'العنوان الفرعي' },
  subtitleRequired: { en: 'Subtitle is required', ar: 'العنوان الفرعي مطلوب' },
  link: { en: 'Link', ar: 'الرابط' },
  linkHelp: {
    en: 'Where visitors can read it, such as https://example.com/catalog.pdf',
    ar: 'الرابط الذي يقرأ فيه الزوار الكتالوج، مثل https://example.com/catalog.pdf',
  },
  linkInvalid: { en: 'Please enter a valid URL', ar: 'يرجى إدخال رابط صالح' },
  partCatalog: { en: 'The catalog', ar: 'الكتالوج المعروض' },
  partFiles: { en: 'File and cover (optional)', ar: 'الملف والغلاف (اختياري)' },
  cover: { en: 'Cover', ar: 'الغلاف' },
  coverHelp: {
    en: 'JPEG, PNG, GIF or WebP. Without one, the first page of the PDF is the cover',
    ar: 'JPEG أو PNG أو GIF أو WebP، ومن دونها تصبح الصفحة الأولى من ملف PDF غلافًا',
  },
  file: { en: 'Catalog as a PDF', ar: 'الكتالوج بصيغة PDF' },
  fileHelp: {
    en: 'Visitors read it here, where no link says otherwise.',
    ar: 'يقرؤه الزوار هنا إن لم يكن للكتالوج رابط آخر.',
  },
  arabicTitle: { en: 'Title in Arabic', ar: 'العنوان بالعربية' },
  arabicSubtitle: { en: 'Subtitle in Arabic', ar: 'العنوان الفرعي بالعربية' },
  date: { en: 'Date', ar: 'التاريخ' },
  reference: { en: 'Catalog ID', ar: 'معرّف الكتالوج' },
});
