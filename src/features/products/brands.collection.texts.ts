import { defineTexts } from '#platform/i18n/texts.ts';

export const brandsCollectionTexts = defineTexts('brands-collection', {
  one: { en: 'brand', ar: 'علامة تجارية' },
  One: { en: 'Brand', ar: 'العلامة التجارية' },
  many: { en: 'brands', ar: 'علامات تجارية' },
  Many: { en: 'Brands', ar: 'العلامات التجارية' },
  heading: { en: 'Brand Management', ar: 'إدارة العلامات التجارية' },
  name: { en: 'Brand Name', ar: 'اسم العلامة' },
  nameHelp: {
    en: 'Products of this brand are counted with it.',
    ar: 'تُحتسب معها منتجات هذه العلامة.',
  },
  nameRequired: { en: 'Brand name is required', ar: 'اسم العلامة مطلوب' },
  link: { en: 'Link', ar: 'الرابط' },
  linkInvalid: { en: 'Please enter a valid URL', ar: 'يرجى إدخال رابط صحيح' },
  logo: { en: 'Logo', ar: 'الشعار' },
  arabicName: { en: 'Brand Name in Arabic', ar: 'اسم العلامة بالعربية' },
});
