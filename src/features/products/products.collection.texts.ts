import { defineTexts } from '#platform/i18n/texts.ts';

export const productsCollectionTexts = defineTexts('products-collection', {
  one: { en: 'product', ar: 'منتج' },
  One: { en: 'Product', ar: 'المنتج' },
  many: { en: 'products', ar: 'منتجات' },
  Many: { en: 'Products', ar: 'المنتجات' },
  counted: {
    en: '{n, plural, one {# product} other {# products}}',
    ar: '{n, plural, zero {# منتج} one {منتج واحد} two {منتجين} few {# منتجات} many {# منتجًا} other {# منتج}}',
  },
  heading: { en: 'Products', ar: 'المنتجات' },
  add: { en: 'Add Product', ar: 'إضافة منتج' },
  addHeading: { en: 'Add Products', ar: 'إضافة منتجات' },
  single: { en: 'One product', ar: 'منتج واحد' },
  byFile: { en: 'From a file', ar: 'من ملف' },
  upload: { en: 'Upload Products', ar: 'رفع المنتجات' },
  uploadFailed: {
    en: 'Failed to upload products. Please try again.',
    ar: 'تعذّر رفع المنتجات. يرجى المحاولة مرة أخرى.',
  },
  wrongFileType: {
    en: 'Please upload only Excel (.xlsx, .xls) or CSV files.',
    ar: 'يرجى رفع ملفات Excel ‏(‎.xlsx أو ‎.xls) أو CSV فقط.',
  },
  fileTooLarge: {
    en: 'File size should not exceed 10MB.',
    ar: 'يجب ألا يتجاوز حجم الملف 10 ميغابايت.',
  },
  steps: { en: 'Three steps', ar: 'ثلاث خطوات' },
  stepDownload: { en: 'Download the template', ar: 'نزّل القالب' },
  stepFill: { en: 'Fill in your data', ar: 'أدخل بياناتك' },
  stepUpload: { en: 'Upload the file', ar: 'ارفع الملف' },
  nameRequired: { en: 'Product name is required', ar: 'اسم المنتج مطلوب' },
  price: { en: 'Price', ar: 'السعر' },
  priceHelp: {
    en: 'The average retail price; it needs the currency below',
    ar: 'متوسط سعر التجزئة، ويلزم تحديد العملة أدناه',
  },
  currency: { en: 'Currency', ar: 'العملة' },
  stock: { en: 'Stock', ar: 'المخزون' },
  stockInvalid: {
    en: 'Stock must be a whole number of 0 or more',
    ar: 'يجب أن يكون المخزون عددًا صحيحًا لا يقل عن 0',
  },
  featured: { en: 'Featured', ar: 'منتج مختار' },
  featuredHelp: {
    en: 'Featured products lead on your company’s page while your plan has Premium visibility.',
    ar: 'تتصدر المنتجات المختارة صفحة شركتك ما دامت باقتك تشمل الظهور المميّز.',
  },
  picture1: { en: 'Picture', ar: 'الصورة' },
  picture2: { en: 'Second picture', ar: 'الصورة الثانية' },
  picture3: { en: 'Third picture', ar: 'الصورة الثالثة' },
  picture4: { en: 'Fourth picture', ar: 'الصورة الرابعة' },
  reference: { en: 'Product ID on Mai', ar: 'معرّف المنتج في ماي' },
});
