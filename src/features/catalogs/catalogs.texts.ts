import { defineTexts } from '#platform/i18n/texts.ts';

export const catalogsTexts = defineTexts('catalogs', {
  title: { en: 'Catalogs', ar: 'الكتالوجات' },
  inCountry: { en: 'Catalogs in {country}', ar: 'الكتالوجات في {country}' },
  lead: {
    en: 'Product lists, price lists and service guides, straight from the companies that publish them.',
    ar: 'قوائم المنتجات والأسعار وأدلة الخدمات، مباشرة من الشركات التي تنشرها.',
  },
  fallbackUsed: {
    en: 'There are no catalogs in {requested} yet. Showing {used} instead.',
    ar: 'لا توجد كتالوجات في {requested} بعد. إليك الكتالوجات في {used}.',
  },
  searchLabel: { en: 'Search catalogs', ar: 'ابحث في الكتالوجات' },
  searchPlaceholder: { en: 'Title or subject', ar: 'العنوان أو الموضوع' },
  clearSearch: { en: 'Show all catalogs', ar: 'عرض كل الكتالوجات' },
  sendEnquiry: { en: 'Send enquiry', ar: 'إرسال استفسار' },
  view: { en: 'View Catalog', ar: 'عرض الكتالوج' },
  opensInNewTab: { en: '(opens in a new tab)', ar: '(يُفتح في علامة تبويب جديدة)' },
  notAvailable: { en: 'Not Available', ar: 'غير متاح' },
  refresh: { en: 'Refresh', ar: 'تحديث' },
  browseCompanies: { en: 'Browse companies', ar: 'تصفّح الشركات' },
  tryKuwait: { en: 'Try Kuwait', ar: 'جرّب الكويت' },
  tryAgain: { en: 'Try Again', ar: 'إعادة المحاولة' },
  loading: { en: 'Loading catalogs...', ar: 'جارٍ تحميل الكتالوجات…' },
  loadFailed: { en: 'Failed to fetch catalogs', ar: 'تعذّر جلب الكتالوجات' },
  noneFound: { en: 'No Catalogs Found', ar: 'لم يتم العثور على كتالوجات' },
  noneFoundHint: {
    en: 'No company in {country} has published a catalog yet.',
    ar: 'لم تنشر أي شركة في {country} كتالوجًا بعد.',
  },
  noneMatchHint: {
    en: 'No catalog in {country} matches “{search}”. Try fewer or other words.',
    ar: 'لا يوجد كتالوج في {country} يطابق «{search}». جرّب كلمات أقل أو كلمات أخرى.',
  },
});
