import { defineTexts } from '#platform/i18n/texts.ts';

/** Texts of the operator's settings form; fields are named after their settings. */
export const settingsTexts = defineTexts('settings', {
  heading: { en: 'Settings', ar: 'الإعدادات' },
  lead: {
    en: 'Visitors see a change on their next page. Left empty, the words in grey are shown; where there are none, nothing is.',
    ar: 'يظهر التغيير للزوار عند فتح الصفحة التالية. وما تتركه فارغًا يُعرض بنصه الرمادي، ولا يُعرض شيء إن لم يكن له نص.',
  },
  site: { en: 'Site', ar: 'الموقع' },
  contact: { en: 'Contact', ar: 'التواصل' },
  figures: { en: 'Statistics of the advertising page', ar: 'إحصاءات صفحة الإعلان' },
  limits: { en: 'Limits', ar: 'الحدود' },
  website_name: { en: 'Site name', ar: 'اسم الموقع' },
  website_name_ar: { en: 'Site name in Arabic', ar: 'اسم الموقع بالعربية' },
  website_logo: { en: 'Logo', ar: 'الشعار' },
  logoHelp: {
    en: 'JPEG, PNG, GIF or WebP, at most 5 MB',
    ar: 'JPEG أو PNG أو GIF أو WebP، بحد أقصى 5 ميغابايت',
  },
  logoNow: { en: 'The logo as it is now', ar: 'الشعار الحالي' },
  removeLogo: { en: 'Go back to the product’s own logo', ar: 'العودة إلى الشعار الافتراضي' },
  tagline: { en: 'Tagline', ar: 'الشعار النصي' },
  tagline_ar: { en: 'Tagline in Arabic', ar: 'الشعار النصي بالعربية' },
  contact_email: { en: 'E-mail address', ar: 'البريد الإلكتروني' },
  contact_emailHelp: {
    en: 'Messages come here too. Left empty, they go to the address that the portal was set up with.',
    ar: 'تصل الرسائل إلى هذا العنوان أيضًا. وإن تركته فارغًا وصلت إلى العنوان الذي أُعدّت به البوابة.',
  },
  contact_phone: { en: 'Phone', ar: 'الهاتف' },
  contact_address: { en: 'Address', ar: 'العنوان' },
  contact_address_ar: { en: 'Address in Arabic', ar: 'العنوان بالعربية' },
  contact_hours: { en: 'Business hours', ar: 'ساعات العمل' },
  contact_hours_ar: { en: 'Business hours in Arabic', ar: 'ساعات العمل بالعربية' },
  figure_visitors: { en: 'Visitors', ar: 'الزوار' },
  figure_professionals: { en: 'Professionals', ar: 'المختصون' },
  figure_focus: { en: 'Focus', ar: 'التركيز على الرعاية الصحية' },
  programs: { en: 'For programs', ar: 'للبرامج' },
  data_licence: { en: 'Licence of the data', ar: 'ترخيص البيانات' },
  data_licence_ar: { en: 'Licence of the data in Arabic', ar: 'ترخيص البيانات بالعربية' },
  open_dump: { en: 'All public records as files', ar: 'السجلات العامة في ملفات' },
  open_dumpHelp: {
    en: 'Made anew every night and listed at /dump, for programs that mirror the portal.',
    ar: 'تُنشأ من جديد كل ليلة وتُدرج في ‎/dump، للبرامج التي تحتفظ بنسخة من البوابة.',
  },
  open_dumpOff: { en: 'Not offered', ar: 'غير متاحة' },
  open_dumpOn: { en: 'Offered', ar: 'متاحة' },
  ownLicence: {
    en: 'Facts may be quoted with the address they come from. Copying whole lists needs the consent of the portal.',
    ar: 'يجوز الاستشهاد بالمعلومات مع ذكر عنوان مصدرها. ويتطلب نسخ القوائم كاملة موافقة البوابة.',
  },
  applications_per_month: {
    en: 'Job applications per month and user (0: no limit)',
    ar: 'طلبات التوظيف لكل مستخدم في الشهر (0: بلا حد)',
  },
  rows_per_company: {
    en: 'Items of one kind that a company can have, up to',
    ar: 'الحد الأقصى لعناصر الشركة من كل نوع',
  },
  mostRowsInvalid: {
    en: 'The number must be from 1 to 1,000,000',
    ar: 'يجب أن يكون العدد من 1 إلى 1,000,000',
  },
  quotaInvalid: {
    en: 'The number must be from 0 (no limit) to 1000',
    ar: 'يجب أن يكون العدد من 0 (بلا حد) إلى 1,000',
  },
  save: { en: 'Save settings', ar: 'حفظ الإعدادات' },
  saving: { en: 'Saving...', ar: 'جارٍ الحفظ…' },
  saved: { en: 'Settings saved', ar: 'تم حفظ الإعدادات' },
  failed: { en: 'The settings could not be loaded', ar: 'تعذّر تحميل الإعدادات' },
});
