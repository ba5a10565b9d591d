import { defineTexts } from '#platform/i18n/texts.ts';

export const branchesTexts = defineTexts('branches', {
  loading: { en: 'Loading branches...', ar: 'جارٍ تحميل الفروع…' },
  failed: { en: 'Failed to load branches', ar: 'تعذّر تحميل الفروع' },
  address: { en: 'Address', ar: 'العنوان' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  hours: { en: 'Opening hours', ar: 'ساعات العمل' },
  map: { en: 'Map of the branches', ar: 'خريطة الفروع' },
  openInMaps: { en: 'Open in maps', ar: 'فتح في الخرائط' },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
});
