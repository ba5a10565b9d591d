import { defineTexts } from '#platform/i18n/texts.ts';

export const branchesCollectionTexts = defineTexts('branches-collection', {
  one: { en: 'branch', ar: 'فرع' },
  One: { en: 'Branch', ar: 'الفرع' },
  many: { en: 'branches', ar: 'فروع' },
  Many: { en: 'Branches', ar: 'الفروع' },
  counted: {
    en: '{n, plural, one {# branch} other {# branches}}',
    ar: '{n, plural, zero {# فرع} one {فرع واحد} two {فرعين} few {# فروع} many {# فرعًا} other {# فرع}}',
  },
  none: {
    en: 'Each branch appears on your company’s page with its hours and its place on the map.',
    ar: 'يظهر كل فرع في صفحة شركتك مع ساعات عمله وموقعه على الخريطة.',
  },
  heading: { en: 'Branch Management', ar: 'إدارة الفروع' },
  name: { en: 'Branch Name', ar: 'اسم الفرع' },
  nameRequired: { en: 'Branch name is required', ar: 'اسم الفرع مطلوب' },
  address: { en: 'Address', ar: 'العنوان' },
  phoneCountry: { en: 'Country Code', ar: 'مفتاح الدولة' },
  phoneCountryHelp: { en: 'Such as 965', ar: 'مثل 965' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  arabicName: { en: 'Branch Name in Arabic', ar: 'اسم الفرع بالعربية' },
  arabicAddress: { en: 'Address in Arabic', ar: 'العنوان بالعربية' },
  hours: { en: 'Opening Hours', ar: 'ساعات العمل' },
  coordinates: { en: 'Place on the Map', ar: 'المكان على الخريطة' },
  partBranch: { en: 'The branch', ar: 'بيانات الفرع' },
  partVisit: { en: 'Hours and place (optional)', ar: 'ساعات العمل والمكان (اختياري)' },
  reference: { en: 'Branch ID', ar: 'معرّف الفرع' },
});
