import { defineTexts } from '#platform/i18n/texts.ts';

export const servicesCollectionTexts = defineTexts('services-collection', {
  one: { en: 'service', ar: 'خدمة' },
  One: { en: 'Service', ar: 'الخدمة' },
  many: { en: 'services', ar: 'خدمات' },
  Many: { en: 'Services', ar: 'الخدمات' },
  counted: {
    en: '{n, plural, one {# service} other {# services}}',
    ar: '{n, plural, zero {# خدمة} one {خدمة واحدة} two {خدمتين} few {# خدمات} many {# خدمة} other {# خدمة}}',
  },
  none: {
    en: 'What your company does for others appears on its page and in the search.',
    ar: 'ما تقدمه شركتك من خدمات يظهر في صفحتها ويُعثر عليه بالبحث.',
  },
  heading: { en: 'Service Management', ar: 'إدارة الخدمات' },
  name: { en: 'Service', ar: 'الخدمة' },
  nameRequired: { en: 'Service name is required', ar: 'اسم الخدمة مطلوب' },
  description: { en: 'Description', ar: 'الوصف' },
  link: { en: 'Link', ar: 'الرابط' },
  linkHelp: {
    en: 'Where visitors can read more, such as https://example.com/service',
    ar: 'الرابط الذي يجد فيه الزوار المزيد، مثل https://example.com/service',
  },
  linkInvalid: { en: 'Please enter a valid URL', ar: 'يرجى إدخال رابط صالح' },
  arabicName: { en: 'Service in Arabic', ar: 'الخدمة بالعربية' },
  arabicDescription: { en: 'Description in Arabic', ar: 'الوصف بالعربية' },
  partService: { en: 'The service', ar: 'بيانات الخدمة' },
  reference: { en: 'Service ID', ar: 'معرّف الخدمة' },
});
