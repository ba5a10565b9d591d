import { defineTexts } from '#platform/i18n/texts.ts';

/** The operator's form about the plans; fields bear the names of their columns. */
export const plansTexts = defineTexts('plans', {
  heading: { en: 'Plans', ar: 'الباقات' },
  lead: {
    en: 'The comparison page, the checkout and the server’s checks all read this table. What was ordered keeps its price.',
    ar: 'تعتمد صفحة المقارنة وصفحة الدفع وعمليات التحقق في الخادم على هذا الجدول. وتحتفظ طلبات الاشتراك السابقة بأسعارها.',
  },
  failed: { en: 'The plans could not be loaded', ar: 'تعذّر تحميل الباقات' },
  name: { en: 'Name', ar: 'الاسم' },
  name_ar: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  nameRequired: { en: 'The name is needed in both languages', ar: 'الاسم مطلوب باللغتين' },
  price: { en: 'Price per month in {currency}', ar: 'السعر الشهري بعملة {currency}' },
  priceHelp: {
    en: '0 is free; left empty, it is on request',
    ar: '0 يعني مجانًا، واتركه فارغًا ليكون عند الطلب',
  },
  priceInvalid: { en: 'Please enter a valid amount', ar: 'يرجى إدخال مبلغ صالح' },
  listings_limit: { en: 'Listings', ar: 'عدد الإدراجات' },
  listingsHelp: { en: 'Left empty, there is no limit', ar: 'اتركه فارغًا ليبقى بلا حد' },
  listingsInvalid: {
    en: 'The number must be from 1 to 1000000',
    ar: 'يجب أن يكون العدد من 1 إلى 1,000,000',
  },
  visibility: { en: 'Visibility', ar: 'الظهور' },
  basic: { en: 'Basic', ar: 'أساسي' },
  premium: { en: 'Premium', ar: 'مميّز' },
  premium_plus: { en: 'Premium Plus', ar: 'مميّز+' },
  popular: { en: 'Most popular', ar: 'الأكثر طلبًا' },
  ads: { en: 'Advertisements', ar: 'الإعلانات' },
  notifications: { en: 'Notifications', ar: 'الإشعارات' },
  rx_module: { en: 'Rx module', ar: 'وحدة الأدوية (Rx)' },
  assisted_service: { en: 'Assisted service', ar: 'خدمة بمساعدة فريقنا' },
  api_access: { en: 'API access', ar: 'الوصول إلى API' },
  lead_export: { en: 'Export of enquiries', ar: 'تصدير الاستفسارات' },
  matched_requests: { en: 'Matched requests for quotation', ar: 'طلبات الأسعار المطابقة' },
  support_24_7: { en: 'Support around the clock', ar: 'دعم على مدار الساعة' },
  includes: { en: 'Includes', ar: 'تشمل' },
  save: { en: 'Save {plan}', ar: 'حفظ {plan}' },
  saving: { en: 'Saving...', ar: 'جارٍ الحفظ…' },
  saved: { en: 'Plan saved', ar: 'تم حفظ الباقة' },
});
