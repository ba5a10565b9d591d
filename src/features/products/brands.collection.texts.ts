import { defineTexts } from '#platform/i18n/texts.ts';

export const brandsCollectionTexts = defineTexts('brands-collection', {
  one: { en: 'brand', ar: 'علامة تجارية' },
  One: { en: 'Brand', ar: 'العلامة التجارية' },
  many: { en: 'brands', ar: 'علامات تجارية' },
  Many: { en: 'Brands', ar: 'العلامات التجارية' },
  counted: {
    en: '{n, plural, one {# brand} other {# brands}}',
    ar: '{n, plural, zero {# علامة تجارية} one {علامة تجارية واحدة} two {علامتين تجاريتين} few {# علامات تجارية} many {# علامة تجارية} other {# علامة تجارية}}',
  },
  none: {
    en: 'The brands you make or represent appear with their logos on your company’s page.',
    ar: 'تظهر العلامات التي تصنعها أو تمثلها بشعاراتها في صفحة شركتك.',
  },
  heading: { en: 'Brand Management', ar: 'إدارة العلامات التجارية' },
  name: { en: 'Brand Name', ar: 'اسم العلامة التجارية' },
  nameHelp: {
    en: 'Products of this brand are counted with it.',
    ar: 'تُحتسب معها منتجات هذه العلامة التجارية.',
  },
  nameRequired: { en: 'Brand name is required', ar: 'اسم العلامة التجارية مطلوب' },
  link: { en: 'Link', ar: 'الرابط' },
  linkInvalid: { en: 'Please enter a valid URL', ar: 'يرجى إدخال رابط صالح' },
  logo: { en: 'Logo', ar: 'الشعار' },
  arabicName: { en: 'Brand Name in Arabic', ar: 'اسم العلامة التجارية بالعربية' },
});
