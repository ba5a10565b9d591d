import { defineTexts } from '#platform/i18n/texts.ts';

/** The benefits of a plan, as its card words them. */
export const planBenefitsTexts = defineTexts('plan-benefits', {
  enquiries: { en: 'Enquiries from buyers', ar: 'استفسارات المشترين' },
  matchedRequests: {
    en: 'Requests for quotation that match your company',
    ar: 'طلبات الأسعار المطابقة لمجال شركتك',
  },
  webhooks: {
    en: 'Webhooks for enquiries and quotations',
    ar: 'خطافات ويب للاستفسارات وعروض الأسعار',
  },
  leadExport: { en: 'Export of enquiries', ar: 'تصدير الاستفسارات' },
  unlimited: { en: 'Listings without a limit', ar: 'إدراجات بلا حد' },
  limited: {
    en: '{limit, plural, one {# active listing} other {# active listings}}',
    ar: '{limit, plural, zero {# إدراج نشط} one {إدراج نشط واحد} two {إدراجان نشطان} few {# إدراجات نشطة} many {# إدراجًا نشطًا} other {# إدراج نشط}}',
  },
  page: {
    en: 'Company page with facts, branches on a map, hours and contact buttons',
    ar: 'صفحة للشركة بحقائقها وفروعها على الخريطة وساعات عملها وأزرار التواصل',
  },
  inbox: {
    en: 'Applicants and registrations, managed in your dashboard',
    ar: 'إدارة المتقدّمين والمسجّلين من لوحة التحكم',
  },
  media: {
    en: 'Cover, gallery of {pictures} pictures and a video on your page',
    ar: 'غلاف ومعرض من {pictures, plural, zero {# صورة} one {صورة واحدة} two {صورتين} few {# صور} many {# صورة} other {# صورة}} وفيديو في صفحتك',
  },
  featured: {
    en: '{products} featured products lead on your page',
    ar: 'يتصدر صفحتك {products, plural, zero {# منتج مختار} one {منتج مختار واحد} two {منتجان مختاران} few {# منتجات مختارة} many {# منتجًا مختارًا} other {# منتج مختار}}',
  },
  place: {
    en: 'Marked {badge}, and before Basic companies on each page of the list',
    ar: 'شارة «{badge}»، وقبل الشركات ذات الظهور الأساسي في كل صفحة من القائمة',
  },
  firstPlace: {
    en: 'Marked {badge}, and first on each page of the list',
    ar: 'شارة «{badge}»، وفي مقدمة كل صفحة من القائمة',
  },
  promoted: {
    en: 'Ads on the home page, and mails about applications',
    ar: 'إعلانات في الصفحة الرئيسية ورسائل عن طلبات التوظيف',
  },
  ads: { en: 'Ads on the home page', ar: 'إعلانات في الصفحة الرئيسية' },
  notifications: { en: 'Mails about applications', ar: 'رسائل عن طلبات التوظيف' },
  api: {
    en: 'API access for your own programs',
    ar: 'الوصول إلى API لبرامجكم',
  },
  assisted: {
    en: 'Assisted service: a team at your side',
    ar: 'خدمة بمساعدة فريقنا',
  },
  cover: { en: 'Cover picture', ar: 'صورة الغلاف' },
  gallery: { en: 'Pictures in the gallery', ar: 'صور المعرض' },
  video: { en: 'Video link', ar: 'رابط الفيديو' },
  featuredRow: { en: 'Featured products', ar: 'المنتجات المختارة' },
  order: { en: 'Place on a page of the list', ar: 'الترتيب في صفحة القائمة' },
  order0: { en: 'After Premium', ar: 'بعد المميّز' },
  order1: { en: 'Before Basic', ar: 'قبل الأساسي' },
  order2: { en: 'First', ar: 'في المقدمة' },
  pictureTitle: { en: 'What visitors see', ar: 'ما يراه الزوار' },
  pictureLead: {
    en: 'The same company page, with each visibility.',
    ar: 'صفحة الشركة نفسها، بكل درجة من الظهور.',
  },
  pictureOf: {
    en: 'Drawing of a company page with {visibility} visibility',
    ar: 'رسم لصفحة شركة بظهور {visibility}',
  },
});
