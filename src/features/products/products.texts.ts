import { defineTexts } from '#platform/i18n/texts.ts';

export const productsTexts = defineTexts('products', {
  title: { en: 'Products', ar: 'المنتجات' },
  inCountry: { en: 'Products in {country}', ar: 'المنتجات في {country}' },
  lead: {
    en: 'Medicines, devices and supplies from approved exhibitors.',
    ar: 'أدوية وأجهزة ومستلزمات من عارضين مقبولين.',
  },
  fallbackUsed: {
    en: 'There are no products in {requested} yet. Showing {used} instead.',
    ar: 'لا توجد منتجات في {requested} بعد. إليك المنتجات في {used}.',
  },
  searchLabel: { en: 'Search products', ar: 'ابحث في المنتجات' },
  searchPlaceholder: {
    en: 'Name, brand, generic, code or company',
    ar: 'اسم المنتج أو الاسم التجاري أو العلمي أو الرمز أو الشركة',
  },
  clearFilters: { en: 'Clear filters', ar: 'مسح عوامل التصفية' },
  loading: { en: 'Loading products...', ar: 'جارٍ تحميل المنتجات…' },
  noneAvailable: {
    en: 'No products available from verified exhibitors',
    ar: 'لا توجد منتجات متاحة من عارضين موثّقين',
  },
  noneAvailableHint: {
    en: 'Choose another country above, or look at the companies.',
    ar: 'اختر دولة أخرى من الأعلى، أو تصفّح الشركات.',
  },
  noneMatch: { en: 'No products match your search', ar: 'لا توجد منتجات تطابق بحثك' },
  noneMatchHint: {
    en: 'Try fewer or shorter words, or another category.',
    ar: 'جرّب كلمات أقل أو أقصر، أو فئة أخرى.',
  },
  browseCompanies: { en: 'Browse companies', ar: 'تصفّح الشركات' },
  loadFailed: { en: 'Failed to load products', ar: 'تعذّر تحميل المنتجات' },
  notFound: { en: 'Product not found', ar: 'لم يتم العثور على المنتج' },
  notFoundHint: {
    en: 'It may have been removed, or the address has a mistake.',
    ar: 'ربما أُزيل المنتج، أو أن في الرابط خطأ.',
  },
  detailFailed: { en: 'Failed to load product details', ar: 'تعذّر تحميل بيانات المنتج' },
  backToList: { en: 'Back to products', ar: 'العودة إلى المنتجات' },
  openPage: { en: 'Open product page', ar: 'افتح صفحة المنتج' },
  compareBrands: { en: 'Compare brands of {generic}', ar: 'قارن الأسماء التجارية لـ{generic}' },
  moreOfCompany: { en: 'All products of {company}', ar: 'كل منتجات {company}' },
  pageDescription: {
    en: '{name}, supplied by {company}.',
    ar: '{name}، من {company}.',
  },
  brandProducts: {
    en: '{count, plural, one {# product} other {# products}}',
    ar: '{count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}',
  },
  brandsOf: { en: 'Brands of {company}', ar: 'علامات {company} التجارية' },
  productsOf: { en: 'Products of {company}', ar: 'منتجات {company}' },
  ofBrand: { en: 'Products of the brand {brand}', ar: 'منتجات العلامة التجارية {brand}' },
  allBrands: { en: 'All brands', ar: 'كل العلامات التجارية' },
});
